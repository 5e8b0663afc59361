/** Tests of the cache of the flash with single reads. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FlashCache, missCycles } from './xip.mjs';

const FLASH = 0x10000000;
const NO_ALLOCATE = 0x11000000;
const NO_LOOK = 0x12000000;
const NEITHER = 0x13000000;
/** The distance of addresses that share a set. */
const SAME_SET = 8 << 10;

/** Returns the number of misses when these addresses are read one after another. */
function misses(cache, ...addresses) {
  const before = cache.missed;
  for (const address of addresses) cache.read(address);
  return cache.missed - before;
}

test('a word is missed once', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, FLASH + 0x104), 1);
  assert.equal(misses(cache, FLASH + 0x104, FLASH + 0x105, FLASH + 0x106, FLASH + 0x107), 0);
});

test('a miss brings half a line', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, FLASH), 1);
  assert.equal(misses(cache, FLASH + 4), 1);
  assert.equal(misses(cache, FLASH, FLASH + 4), 0);
});

test('16 KB fit, whatever their order', () => {
  const cache = new FlashCache();
  const words = Array.from({ length: 4096 }, (_, i) => FLASH + 0x20000 + 4 * ((i * 1237) % 4096));
  assert.equal(misses(cache, ...words), 4096);
  assert.equal(misses(cache, ...words), 0);
  assert.equal(misses(cache, FLASH), 1);
});

test('two lines of a set live together, a third takes the place of the one not used last', () => {
  const cache = new FlashCache();
  const [a, b, c] = [0, 1, 2].map((i) => FLASH + i * SAME_SET);
  assert.equal(misses(cache, a, b), 2);
  assert.equal(misses(cache, a, b, a), 0);
  assert.equal(misses(cache, c), 1);
  assert.equal(misses(cache, a, c), 0);
  assert.equal(misses(cache, b), 1);
});

test('a new line brings nothing of the one before it', () => {
  const cache = new FlashCache();
  const [a, b, c] = [0, 1, 2].map((i) => FLASH + i * SAME_SET);
  assert.equal(misses(cache, a, a + 4, b), 3);
  assert.equal(misses(cache, c), 1);
  assert.equal(misses(cache, c + 4), 1);
});

test('lines of other sets do not meet', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, FLASH, FLASH + 8, FLASH + SAME_SET + 16, FLASH + 2 * SAME_SET + 24), 4);
  assert.equal(misses(cache, FLASH, FLASH + 8, FLASH + SAME_SET + 16, FLASH + 2 * SAME_SET + 24), 0);
});

test('a flush forgets everything', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, FLASH, FLASH + 0x1000), 2);
  cache.flush();
  assert.equal(misses(cache, FLASH, FLASH + 0x1000), 2);
});

test('the place without allocation finds what is there and leaves nothing', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, NO_ALLOCATE, NO_ALLOCATE), 2);
  assert.equal(misses(cache, FLASH), 1);
  assert.equal(misses(cache, NO_ALLOCATE), 0);
});

test('the place without look-up always waits and leaves what it brought', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, NO_LOOK, NO_LOOK), 2);
  assert.equal(misses(cache, FLASH, NO_ALLOCATE), 0);
});

test('the place without both always waits and leaves nothing', () => {
  const cache = new FlashCache();
  assert.equal(misses(cache, NEITHER, NEITHER), 2);
  assert.equal(misses(cache, FLASH), 1);
  assert.equal(misses(cache, NEITHER), 1);
});

test('a miss takes 50 cycles with the clock of the flash at half of the processor\'s', () => {
  assert.equal(missCycles(2), 50);
  assert.equal(missCycles(4), 90);
});
