/**
 * The processor's access to memory. It is faster than the emulator's, and reports accesses that the
 * emulator accepts but that would be faults on the chip.
 */

import { flashOffset, isFlash } from './xip.mjs';

const RAM = 0x20000000;
const ROM_SIZE = 16 << 10;

/**
 * @param rp the emulated chip
 * @param {import('./cores.mjs').Core} which the core whose accesses these are
 * @param {{read: (address: number) => void}} cache gets each read from flash
 * @param {(message: string) => void} report is called for each bad access
 */
export function strictBus(rp, which, cache, report) {
  const { core, protection, uses } = which;
  const { sram, flash } = rp;
  const wider = (Type, { buffer, byteOffset, length }) => new Type(buffer, byteOffset, length / Type.BYTES_PER_ELEMENT);
  const [sram16, sram32] = [wider(Uint16Array, sram), wider(Uint32Array, sram)];
  const [flash16, flash32] = [wider(Uint16Array, flash), wider(Uint32Array, flash)];
  const ramSize = sram.length;

  const bad = (what, address) => report(`${what} 0x${address.toString(16)}`);
  const readFlash = (address) => {
    if (which.isFlashBusy) bad('read while the flash is being changed, from', address);
    uses.flash += 1;
    cache.read(address);
  };
  /** Whether an offset is in RAM at a place that is never protected. */
  const isFree = (ram) => {
    if (ram < 0 || ram >= ramSize || protection.covers(ram)) return false;
    uses.ram += 1;
    return true;
  };
  const checkWrite = (address, size) => {
    if (!protection.allows(address)) return false;
    if (address % size) bad('unaligned write to', address);
    if (address < ROM_SIZE || isFlash(address)) {
      bad('write to read-only', address);
      return false;
    }
    return true;
  };

  core.readUint32 = (address) => {
    address >>>= 0;
    if (address & 3) bad('unaligned read from', address);
    const ram = address - RAM;
    if (isFree(ram)) return sram32[ram >>> 2];
    if (!isFlash(address)) {
      protection.allows(address);
      return rp.readUint32(address);
    }
    readFlash(address);
    return flash32[flashOffset(address) >>> 2];
  };
  core.readUint16 = (address) => {
    address >>>= 0;
    if (address & 1) bad('unaligned read from', address);
    if (isFlash(address)) {
      readFlash(address);
      return flash16[flashOffset(address) >>> 1];
    }
    const ram = address - RAM;
    if (isFree(ram)) return sram16[ram >>> 1];
    protection.allows(address);
    return rp.readUint16(address);
  };
  core.readUint8 = (address) => {
    address >>>= 0;
    if (!isFlash(address)) {
      if (!isFree(address - RAM)) protection.allows(address);
      return rp.readUint8(address);
    }
    readFlash(address);
    return flash[flashOffset(address)];
  };

  core.writeUint32 = (address, value) => {
    address >>>= 0;
    const ram = address - RAM;
    if (!(address & 3) && isFree(ram)) sram32[ram >>> 2] = value;
    else if (checkWrite(address, 4)) rp.writeUint32(address, value);
  };
  core.writeUint16 = (address, value) => {
    address >>>= 0;
    const ram = address - RAM;
    if (!(address & 1) && isFree(ram)) sram16[ram >>> 1] = value;
    else if (checkWrite(address, 2)) rp.writeUint16(address, value);
  };
  core.writeUint8 = (address, value) => {
    address >>>= 0;
    const ram = address - RAM;
    if (isFree(ram)) sram[ram] = value;
    else if (checkWrite(address, 1)) rp.writeUint8(address, value);
  };
}

/**
 * Finds peripherals in an array. The emulator looks them up in a map, several times per word, which
 * is slower.
 */
export function quickPeripherals(rp) {
  const places = Object.keys(rp.peripherals).map((key) => Number(key) >> 2);
  const found = new Array(Math.max(...places) + 1).fill(undefined);
  for (const place of places) found[place] = rp.peripherals[place << 2];
  rp.findPeripheral = (address) => {
    const place = address >>> 14;
    return place < found.length ? found[place] : undefined;
  };
}
