/** Reads the segments, the symbols and the sizes of a firmware file. */

const PT_LOAD = 1;
const SHT_SYMTAB = 2;
const STT_FUNC = 2;
const SHF_ALLOC = 2;
const FLASH = 0x10000000;
const RAM = 0x20000000;
const PERIPHERALS = 0x40000000;

/** @param {Buffer} file a 32-bit little-endian ELF file. */
export function parseElf(file) {
  if (file.readUInt32BE(0) !== 0x7f454c46 || file[4] !== 1 || file[5] !== 1) {
    throw new Error('not a 32-bit little-endian ELF file; build the firmware for thumbv6m-none-eabi');
  }
  const word = (at) => file.readUInt32LE(at);
  const half = (at) => file.readUInt16LE(at);
  const table = (start, size, count) => Array.from({ length: count }, (_, i) => start + i * size);
  const headers = table(word(32), half(46), half(48));

  const segments = table(word(28), half(42), half(44))
    .filter((at) => word(at) === PT_LOAD && word(at + 16) > 0)
    .map((at) => ({ address: word(at + 12), bytes: file.subarray(word(at + 4), word(at + 4) + word(at + 16)) }));

  // Counts only the firmware's own memory. Debug sections are not loaded.
  const ram = headers
    .filter((at) => word(at + 8) & SHF_ALLOC && word(at + 12) >= RAM && word(at + 12) < PERIPHERALS)
    .reduce((sum, at) => sum + word(at + 20), 0);

  return {
    segments,
    ...symbols(file, headers),
    /** The number of bytes of flash, from its start to the last byte used. */
    flash: Math.max(...segments.map(({ address, bytes }) => address + bytes.length)) - FLASH,
    /** The number of bytes of static variables, without the stack. */
    ram,
  };
}

function symbols(file, headers) {
  const word = (at) => file.readUInt32LE(at);
  const named = new Map();
  const functions = [];
  const tables = headers.filter((at) => word(at + 4) === SHT_SYMTAB);
  for (const at of tables) {
    const [start, size] = [word(at + 16), word(at + 20)];
    const names = word(headers[word(at + 24)] + 16);
    for (let entry = start; entry < start + size; entry += 16) {
      const begin = names + word(entry);
      const name = file.toString('utf8', begin, file.indexOf(0, begin));
      named.set(name, word(entry + 4));
      if ((file[entry + 12] & 15) === STT_FUNC) {
        functions.push({ name, address: word(entry + 4) & ~1, size: word(entry + 8) });
      }
    }
  }
  functions.sort((a, b) => a.address - b.address);
  return { symbols: named, functions };
}

/** Returns the name of the function that contains an address; `elsewhere` if none does. */
export function functionAt(functions, pc) {
  let [low, high] = [0, functions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (functions[middle].address <= pc) low = middle + 1;
    else high = middle;
  }
  const found = functions[low - 1];
  return found && pc < found.address + Math.max(found.size, 2) ? found.name : 'elsewhere';
}
