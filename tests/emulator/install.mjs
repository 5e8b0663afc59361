/** Installs a firmware over an older one, in the same way as a player: with the boot loader. */

import assert from 'node:assert/strict';
import { runScript } from './script.mjs';

const FLASH = 0x10000000;
const SECTOR = 4096;
const BLOCK = 512;
const PAGE = 256;
/** The words at the beginning and at the end of each block. */
const [MAGIC, SECOND_MAGIC, LAST_MAGIC] = [0x0a324655, 0x9e5d5157, 0x0ab16f30];
/** The flag for blocks that name a family of chips, and the family of this chip. */
const [HAS_FAMILY, FAMILY] = [0x2000, 0xe48bff56];
/** The milliseconds from power-on until the firmware has checked the buttons. */
const START = 60;

/**
 * Plays a script on the given firmware, installs another one over it, and plays a second script on
 * that. Button X at power-on starts the boot loader.
 */
export function install(handheld, { steps, next, shot, note, seed }) {
  runScript(handheld, steps, shot);
  handheld.rest();
  note('before.bin', handheld.saves());
  const loader = handheld.again(seed, handheld.elf, { down: ['X'] });
  loader.advance(START);
  assert.ok(loader.isLoading, 'the older firmware starts the boot loader');
  const sectors = copy(next.uf2, loader.chip.rp.flash);
  note('installed.bin', loader.saves());
  const after = loader.again(seed + 1n, next.elf);
  runScript(after, next.steps, shot);
  after.rest();
  note('after.bin', after.saves());
  handheld.faults.push(...loader.faults, ...after.faults);
  const resets = [handheld, after].map(({ resets: { timer, forced, core } }) => timer + forced + core);
  return { installed_sectors: sectors, resets: resets[0] + resets[1] };
}

/**
 * Copies a UF2 file to the drive of the boot loader, which programs its blocks to the addresses in
 * them. A sector is erased before its first block. Returns the number of sectors.
 */
export function copy(file, flash) {
  const erased = new Set();
  for (let at = 0; at < file.length; at += BLOCK) {
    const [first, second, flags, address, size, , , family] = Array.from({ length: 8 }, (_, word) => file.readUInt32LE(at + 4 * word));
    assert.deepEqual([first, second, file.readUInt32LE(at + BLOCK - 4)], [MAGIC, SECOND_MAGIC, LAST_MAGIC]);
    assert.ok(flags & HAS_FAMILY && family === FAMILY, 'the block is for this chip');
    assert.deepEqual([size, address % PAGE], [PAGE, 0]);
    const place = address - FLASH;
    const sector = place - (place % SECTOR);
    if (!erased.has(sector)) flash.fill(0xff, sector, sector + SECTOR);
    erased.add(sector);
    const page = file.subarray(at + 32, at + 32 + PAGE);
    page.forEach((byte, index) => (flash[place + index] &= byte));
  }
  return erased.size;
}
