/** The commands of the flash over its serial interface, which return its identity. */

const READ_UNIQUE_ID = 0x4b;
const READ_JEDEC_ID = 0x9f;
const DUMMIES = [0, 0, 0, 0];
/** The JEDEC IDs by size: Winbond, 16 Mbit and 128 Mbit. */
const JEDEC = new Map([
  [2 << 20, [0xef, 0x40, 0x15]],
  [16 << 20, [0xef, 0x40, 0x18]],
]);

const DATA = 0x60;
const ENABLE = 0x08;

/**
 * Makes the serial interface answer the commands for the unique bytes and for the JEDEC ID.
 *
 * @param serial the interface
 * @param {object} part the flash
 * @param {number} part.size its size in bytes
 * @param {number[]} part.id its eight unique bytes
 */
export function answerCommands(serial, { size, id }) {
  const answers = new Map([
    [READ_UNIQUE_ID, [...DUMMIES, ...id]],
    [READ_JEDEC_ID, JEDEC.get(size)],
  ]);
  let queue = [];
  const [read, write] = [serial.readUint32.bind(serial), serial.writeUint32.bind(serial)];
  serial.writeUint32 = (offset, value) => {
    if (offset === ENABLE) queue = [];
    if (offset === DATA) queue = [...(answers.get(value & 0xff) ?? [])];
    write(offset, value);
  };
  serial.readUint32 = (offset) => (offset === DATA && queue.length > 0 ? queue.shift() : read(offset));
}
