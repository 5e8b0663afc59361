/**
 * Runs the firmware on an emulated board.
 *
 *     node run.mjs script  --elf E --board B --seed S --script FILE --shots DIR [--saves FILE]
 *     node run.mjs figures --elf E --board B --seed S --script FILE
 *     node run.mjs trade   --elf E --board B --seed S --script FILE
 *     node run.mjs place   --elf E --board B --seed S --script FILE
 *     node run.mjs chaos   --elf E --board B --seed S --edges N
 *     node run.mjs bounce  --elf E --board B --seed S --shots DIR
 *     node run.mjs faults  --elf E --board B --seed S --script FILE --shots DIR
 *     node run.mjs senses  --elf E --board B --seed S --shots DIR
 *     node run.mjs battery --elf E --board B --seed S --script FILE --shots DIR
 *     node run.mjs sleep   --elf E --board B --seed S --script FILE --shots DIR
 *     node run.mjs board   --elf E --board B --seed S
 *     node run.mjs tones   --elf E --board B --seed S --script FILE
 *     node run.mjs charge  --elf E --board B --seed S --script FILE --shots DIR
 *     node run.mjs nap     --elf E --board B --seed S --script FILE --shots DIR
 *     node run.mjs selftest --elf E --board B --seed S --script FILE --shots DIR
 *     node run.mjs saves   --elf E --board B --seed S --script FILE --saves FILE
 *     node run.mjs cuts    --elf E --board B --seed S --lives N --saves FILE --shots DIR
 *     node run.mjs think   --elf E --board B --seed S --images DIR
 *     node run.mjs cable   --elf E --board B --seed S --saves FILE --shots DIR
 *     node run.mjs noise   --elf E --board B --seed S --saves FILE --lives N
 *     node run.mjs pulled  --elf E --board B --seed S --saves FILE --lives N --shots DIR
 *     node run.mjs rude    --elf E --board B --seed S --saves FILE
 *     node run.mjs day     --elf E --board B --seed S --saves FILE --shots DIR
 *     node run.mjs loads   --elf E --board B --seed S --saves FILE
 *     node run.mjs install --elf E --board B --seed S --script FILE --next E2 --uf2 FILE
 *                          --then FILE --shots DIR
 *     node run.mjs twins   --elf E --board B --seed S --script FILE
 *
 * A firmware whose name ends with .br is compressed by Brotli.
 * With --free-misses, time is measured as if the processor never waited for the flash.
 * With --plain, the emulator's own core executes everything, which takes longer.
 * With --slow-erases, a sector takes the longest time to erase that the maker of the flash
 * specifies.
 * With --profile, the functions that take the time are listed.
 * Pictures go to DIR as NAME.rgb565: rows of 16-bit pixels, low byte first.
 * The save region is filled from FILE before power-on; its content after a script goes
 * to DIR as saves.bin.
 * Results are printed one per line: a name, a blank, a value. Everything that must not
 * happen is printed to the error stream, and the run fails.
 */

import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { battery } from './battery.mjs';
import { board } from './boards.mjs';
import { bounce } from './bounce.mjs';
import { cable, day, loads, noise, pulled, rude } from './cable.mjs';
import { charge } from './charge.mjs';
import { chaos } from './chaos.mjs';
import { cuts } from './cuts.mjs';
import { parseElf } from './elf.mjs';
import { starts } from './starts.mjs';
import { faults } from './faults.mjs';
import { bootTime, figures } from './figures.mjs';
import { Handheld } from './handheld.mjs';
import { install } from './install.mjs';
import { MEASURING, measuring, printProfile } from './measuring.mjs';
import { nap, selftest } from './nap.mjs';
import { place } from './place.mjs';
import { parseScript, runScript } from './script.mjs';
import { saves } from './saves.mjs';
import { senses } from './senses.mjs';
import { sleep } from './sleep.mjs';
import { think } from './think.mjs';
import { tones } from './tones.mjs';
import { trade } from './trade.mjs';
import { twins } from './twins.mjs';

const COMMANDS = {
  script(handheld, { steps, shot, note }) {
    const boot = bootTime(handheld);
    runScript(handheld, steps, shot);
    note('saves.bin', handheld.saves());
    const { timer, forced, core } = handheld.resets;
    return { ms: handheld.now / 1e6, slept_ms: handheld.slept / 1e6, boot_ms: boot, resets: timer + forced + core };
  },
  figures,
  trade,
  place,
  chaos,
  bounce,
  faults,
  senses,
  battery,
  sleep,
  board: starts,
  tones,
  charge,
  nap,
  selftest,
  saves,
  cuts,
  think,
  twins,
  cable,
  noise,
  pulled,
  rude,
  day,
  loads,
  install,
};

function main() {
  const option = { type: 'string' };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      elf: option,
      board: option,
      seed: option,
      script: option,
      shots: option,
      edges: option,
      lives: option,
      saves: option,
      images: option,
      next: option,
      uf2: option,
      then: option,
      ...MEASURING,
    },
  });
  const command = COMMANDS[positionals[0]];
  if (!command || !values.elf || !values.board) {
    throw new Error(`usage: run.mjs ${Object.keys(COMMANDS).join('|')} --elf FILE --board BOARD`);
  }
  const elf = readElf(values.elf);
  const all = options(elf, values);
  const how = measuring(values);
  const handheld = new Handheld(elf, board(values.board), all.seed, all.saves, how);
  try {
    print(command(handheld, all));
    printProfile(how, elf);
  } finally {
    for (const fault of handheld.faults.slice(0, 20)) console.error(fault);
  }
  if (handheld.faults.length) process.exitCode = 1;
}

function options(elf, values) {
  return {
    elf,
    seed: BigInt(values.seed ?? 1),
    edges: Number(values.edges ?? 5000),
    lives: Number(values.lives ?? 100),
    saves: values.saves ? fs.readFileSync(values.saves) : undefined,
    steps: values.script ? parseScript(fs.readFileSync(values.script, 'utf8')) : [],
    images: values.images ? images(values.images) : [],
    next: values.next ? next(values) : undefined,
    shot: (name, picture) => keep(values.shots, `${name}.rgb565`, new Uint8Array(picture.buffer)),
    note: (name, bytes) => keep(values.shots, name, bytes),
  };
}

/** Reads a firmware. One that is kept in the repository is compressed. */
function readElf(name) {
  const file = fs.readFileSync(name);
  return parseElf(name.endsWith('.br') ? brotliDecompressSync(file) : file);
}

/** Returns the firmware to install, as a file for the boot loader, and the script to play on it. */
function next(values) {
  const steps = parseScript(fs.readFileSync(values.then, 'utf8'));
  return { elf: readElf(values.next), uf2: fs.readFileSync(values.uf2), steps };
}

function images(folder) {
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name)));
}

function print(results) {
  for (const [name, value] of Object.entries(results)) {
    console.log(`${name} ${typeof value === 'number' ? Number(value.toFixed(3)) : value}`);
  }
}

function keep(folder, name, content) {
  if (!folder) throw new Error('say with --shots where pictures go');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
