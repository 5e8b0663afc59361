/** Reads the firmware's log from its memory, like a debug probe. */

const UP_BUFFER = 24;

/** @returns {Buffer} the bytes logged since the last call. */
export function drainRtt(rp, address) {
  const none = Buffer.alloc(0);
  if (address === undefined) return none;
  const word = (offset) => rp.readUint32(address + offset);
  const magic = Buffer.from(Array.from({ length: 10 }, (_, i) => rp.readUint8(address + i)));
  // There is no control block before the start-up code has run.
  if (magic.toString('latin1') !== 'SEGGER RTT') return none;
  const [buffer, size, end] = [4, 8, 12].map((offset) => word(UP_BUFFER + offset));
  const bytes = [];
  let at = word(UP_BUFFER + 16);
  for (; at !== end; at = (at + 1) % size) bytes.push(rp.readUint8(buffer + at));
  rp.writeUint32(address + UP_BUFFER + 16, at);
  return Buffer.from(bytes);
}
