/** A second implementation of the messages in docs/link.md, which checks the first one. */

import { crc32 } from 'node:zlib';

/** For each kind of request, a function that converts its fields to bytes. */
export const REQUEST = {
  hello: (version = 1) => [0, version],
  list: () => [1],
  item: (key) => [2, key],
  image: (from) => [3, ...varint(from)],
  put: (key, version, replaces, bytes) => [4, key, version, ...(replaces === null ? [0] : [1, ...varint(replaces)]), ...varint(bytes.length), ...bytes],
  progress: (done, of) => [5, done, of],
  day: (seconds) => [6, ...varint(seconds)],
  shot: (from) => [7, ...varint(from)],
  fault: () => [8],
  boot: () => [9],
};

/** The first byte of each kind of answer. */
export const ANSWER = { hello: 0, refused: 1, done: 2, list: 3, item: 4, image: 5, shot: 6, fault: 7 };
export const REFUSED = { version: 0, unknown: 1, missing: 2, damaged: 3, newer: 4, older: 5, illegal: 6, changed: 7, busy: 8, lowBattery: 9, failed: 10 };

/** Returns the CRC-32 of bytes. */
export const checksum = (bytes) => crc32(Buffer.from(bytes));

/** Encodes a number in groups of seven bits, the lowest first. */
function varint(number) {
  const bytes = [];
  let rest = BigInt(number);
  for (; rest >= 128n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return [...bytes, Number(rest)];
}

/** Decodes a number. Returns it and the bytes after it. */
function readVarint(bytes) {
  const end = bytes.findIndex((byte) => byte < 128);
  const number = bytes.subarray(0, end + 1).reduceRight((sum, byte) => sum * 128 + (byte & 127), 0);
  return [number, bytes.subarray(end + 1)];
}

/**
 * Returns the bytes at the end of an answer. They come after `skipped` single bytes and their own
 * length.
 */
export function data(answer, skipped) {
  const [length, bytes] = readVarint(answer.subarray(1 + skipped));
  if (bytes.length !== length) throw new Error(`${bytes.length} bytes instead of ${length}`);
  return bytes;
}

/** Returns the frame of a message. */
export function frame(number, message) {
  const sum = Buffer.alloc(4);
  const body = Buffer.from([number, ...message]);
  sum.writeUInt32LE(crc32(body));
  return Buffer.from([0, ...cobs(Buffer.concat([body, sum])), 0]);
}

/** Encodes bytes as COBS: groups of up to 254 bytes without a zero byte, each after its length. */
function cobs(bytes) {
  const [encoded, group] = [[], []];
  const flush = () => encoded.push(group.length + 1, ...group.splice(0));
  for (const byte of bytes) {
    if (byte === 0) flush();
    else if (group.push(byte) === 254) flush();
  }
  flush();
  return encoded;
}

/** Decodes a frame without its zero bytes, and returns its message if the frame is intact. */
function unframe(bytes) {
  const body = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at];
    body.push(...bytes.subarray(at + 1, at + length));
    at += length;
    if (length < 255 && at < bytes.length) body.push(0);
  }
  const end = body.length - 4;
  if (end < 1) return null;
  const intact = Buffer.from(body.slice(end)).readUInt32LE() === checksum(body.slice(0, end));
  return intact ? Buffer.from(body.slice(0, end)) : null;
}

/** Sends requests to the device at a port, one at a time. */
export class Caller {
  #port;
  #number = 0;
  #arrived = Buffer.alloc(0);

  constructor(port) {
    this.#port = port;
  }

  /** Sends a request and waits for its answer. */
  ask(message, limit = 5000, how) {
    this.begin(message, how);
    return this.finish(limit);
  }

  /** Sends a request. */
  begin(message, how) {
    this.#number = (this.#number + 1) & 255;
    this.#port.send(frame(this.#number, message), how);
  }

  /** Waits for the answer. */
  finish(limit = 5000) {
    let answer = null;
    this.#port.host.until(() => (answer = this.poll()) !== null, 'answer', limit);
    return answer;
  }

  /** Returns the answer, if it has arrived. */
  poll() {
    this.#arrived = Buffer.concat([this.#arrived, this.#port.take()]);
    for (;;) {
      const end = this.#arrived.indexOf(0);
      if (end < 0) return null;
      const message = unframe(this.#arrived.subarray(0, end));
      this.#arrived = this.#arrived.subarray(end + 1);
      if (message !== null && message[0] === this.#number) return message.subarray(1);
    }
  }
}
