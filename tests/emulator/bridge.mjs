/**
 * Connects the port of an emulated handheld to standard input and output, until the input ends:
 * `node bridge.mjs --elf E --board B --saves FILE --out FILE`. At the end the saves are written to
 * the file after `--out`.
 */
import fs from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { board } from './boards.mjs';
import { Computer } from './cable.mjs';
import { parseElf } from './elf.mjs';
import { Handheld } from './handheld.mjs';
import { SerialPort } from './usb.mjs';

/** The milliseconds of device time between two checks of the input. */
const STEP = 2;

const option = { type: 'string' };
const { values } = parseArgs({ options: { elf: option, board: option, saves: option, out: option } });
const elf = parseElf(fs.readFileSync(values.elf));
const handheld = new Handheld(elf, board(values.board), 1n, fs.readFileSync(values.saves));
const computer = new Computer(handheld);
handheld.rest();
computer.host.plug(true);
computer.open();
const port = new SerialPort(computer.host, computer.host.enumerate().configuration);
port.open();

let isOpen = true;
process.stdin.on('data', (bytes) => port.send(bytes)).on('end', () => (isOpen = false));
process.stderr.write('ready\n');
while (isOpen) {
  handheld.advance(STEP);
  const bytes = port.take();
  if (bytes.length > 0) process.stdout.write(bytes);
  await setImmediate();
}
fs.writeFileSync(values.out, handheld.saves());
for (const fault of handheld.faults) console.error(fault);
process.exit(handheld.faults.length > 0 ? 1 : 0);
