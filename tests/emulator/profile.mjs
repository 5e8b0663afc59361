/** A profile of the processor cycles, and of the waits for the flash. */

import { functionAt } from './elf.mjs';

/** The number of functions that are listed. */
const TOLD = 50;
/** The memory regions whose instructions are counted. */
const FLASH = { start: 0x10000000, size: 2 << 20 };
const RAM = { start: 0x20000000, size: 264 << 10 };

/** The cycles and waits of each instruction in a region, two bytes each. */
class Region {
  constructor({ start, size }) {
    Object.assign(this, { start, size });
    this.cycles = new Float64Array(size >> 1);
    this.stalls = new Float64Array(size >> 1);
  }

  holds(pc) {
    return pc >= this.start && pc < this.start + this.size;
  }

  add(pc, cycles, stalled) {
    const at = (pc - this.start) >> 1;
    this.cycles[at] += cycles;
    this.stalls[at] += stalled;
  }
}

/** The cycle counts of all chips of a run. */
export class Profile {
  #regions = [new Region(FLASH), new Region(RAM)];

  /** Adds the cycles of an instruction, and the cycles in which it waited for the flash. */
  add(pc, cycles, stalled) {
    const region = this.#regions.find((region) => region.holds(pc >>> 0));
    region?.add(pc >>> 0, cycles, stalled);
  }

  /** Returns lines that list the functions by the time in which the processor waited in them. */
  table(functions) {
    const rows = this.#byFunction(functions).sort((a, b) => b.stalls - a.stalls || b.cycles - a.cycles);
    const sum = (what) => rows.reduce((all, row) => all + row[what], 0);
    const all = { name: 'all together', cycles: sum('cycles'), stalls: sum('stalls') };
    const share = (count) => `${((100 * count) / (all.cycles + all.stalls)).toFixed(1)} %`.padStart(7);
    const kilo = (count) => (count / 1e3).toFixed(1).padStart(12);
    const line = ({ stalls, cycles, name }) => `${kilo(stalls)}${share(stalls)}${kilo(cycles)}${share(cycles)}  ${name}`;
    return ['kcycles waiting, its share, kcycles working, its share, function', ...[all, ...rows.slice(0, TOLD)].map(line)];
  }

  #byFunction(functions) {
    const rows = new Map();
    for (const { start, cycles, stalls } of this.#regions) {
      cycles.forEach((count, index) => {
        if (!count) return;
        const name = readable(functionAt(functions, start + 2 * index));
        const row = rows.get(name) ?? { name, cycles: 0, stalls: 0 };
        row.cycles += count;
        row.stalls += stalls[index];
        rows.set(name, row);
      });
    }
    return [...rows.values()];
  }
}

/** Returns the demangled name of a function, similar to that in the source. */
export function readable(name) {
  const mangled = /^_ZN(.*)17h[0-9a-f]{16}E/.exec(name);
  if (!mangled) return name;
  let [parts, rest] = [[], mangled[1]];
  for (let length; (length = parseInt(rest, 10)); ) {
    const begin = String(length).length;
    parts.push(rest.slice(begin, begin + length));
    rest = rest.slice(begin + length);
  }
  const signs = { LT: '<', GT: '>', u20: ' ', C: ',', u7b: '{', u7d: '}', RF: '&', BP: '*', u5b: '[', u5d: ']', LP: '(', RP: ')' };
  const unescape = (part) => part.replace(/^_\$/, '$').replace(/\$(\w+)\$/g, (all, sign) => signs[sign] ?? all).replaceAll('..', '::');
  return parts.map(unescape).join('::');
}
