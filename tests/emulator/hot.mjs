/**
 * Lists the functions of programs that are in RAM, and reports errors.
 *
 *     node hot.mjs --list hot.x --elf FIRMWARE --elf GAUGE ...
 *
 * There are two kinds of errors: a line of the list that matches nothing in any program, and a
 * function in RAM that calls a function in flash. RAM and flash are too far apart for a plain call:
 * the linker adds a stub near the caller, named after its target.
 */

import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { parseElf } from './elf.mjs';
import { readable } from './profile.mjs';

const RAM = 0x20000000;
const STUB = /^__\w*Thunk_(.+)$/;
/** Functions that run only when a program fails. They need not be fast. */
const SELDOM = /panic|_fail|unwrap_failed|expect_failed|defmt/;

function main() {
  const { values } = parseArgs({
    options: { list: { type: 'string' }, elf: { type: 'string', multiple: true } },
  });
  if (!values.list || !values.elf) throw new Error('usage: hot.mjs --list FILE --elf FILE...');
  const programs = values.elf.map((file) => ({ file, hot: functionsInRam(file) }));
  const wrong = programs.flatMap(show);
  const names = programs.flatMap(({ hot }) => hot.map(({ name }) => name));
  for (const pattern of patterns(fs.readFileSync(values.list, 'utf8'))) {
    if (!names.some((name) => matches(pattern, name))) wrong.push(`${pattern} names no function of any program`);
  }
  for (const message of wrong) console.error(message);
  if (wrong.length) process.exitCode = 1;
}

function functionsInRam(file) {
  const { functions } = parseElf(fs.readFileSync(file));
  return functions.filter(({ address }) => address >= RAM);
}

/** Prints a program's functions in RAM by size. Returns their calls of functions in flash. */
function show({ file, hot }) {
  const own = hot.filter(({ name }) => !STUB.test(name));
  const places = [...new Map(own.map((each) => [each.address, each])).values()];
  const sum = places.reduce((all, { size }) => all + size, 0);
  console.log(`${file}: ${sum} bytes of functions in RAM`);
  for (const { name, size } of places.sort((a, b) => b.size - a.size)) {
    console.log(`${String(size).padStart(6)}  ${readable(name)}`);
  }
  const aims = hot.flatMap(({ name }) => STUB.exec(name)?.[1] ?? []);
  if (!aims.length) return [`${file}: nothing in RAM can fail? the names of the linker's stubs must have changed`];
  const bad = aims.filter((name) => !SELDOM.test(name));
  return bad.map((name) => `${file}: a function in RAM calls ${readable(name)} in flash`);
}

/** Returns the patterns of input sections in a linker script. */
function patterns(script) {
  const bare = script.replace(/\/\*.*?\*\//gs, '');
  return [...bare.matchAll(/\*\((\.text[^)]*)\)/g)].flatMap(([, words]) => words.split(/\s+/));
}

/** Whether a pattern matches the section of a function. The section is named after the function. */
function matches(pattern, name) {
  const parts = pattern.split('*').map((part) => part.replace(/[.$]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(`.text.${name}`);
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
