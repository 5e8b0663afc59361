/** Where the cycles go: for those who miss a budget. */

import { functionAt } from './elf.mjs';
import { runScript } from './script.mjs';

/** Plays a script and lists the functions that took most of the time. */
export function profile(handheld, { elf, steps }) {
  handheld.rest();
  handheld.chip.profile = new Map();
  const begin = handheld.now;
  runScript(handheld, steps, () => {});
  const cycles = new Map();
  for (const [pc, count] of handheld.chip.profile) {
    const name = functionAt(elf.functions, pc);
    cycles.set(name, (cycles.get(name) ?? 0) + count);
  }
  const ranked = [...cycles].sort((a, b) => b[1] - a[1]).slice(0, 40);
  const total = [...cycles.values()].reduce((sum, count) => sum + count, 0);
  return {
    ms: (handheld.now - begin) / 1e6,
    cycles: total,
    pictures: handheld.panel.pictures.length,
    ...Object.fromEntries(ranked.map(([name, count]) => [`${((100 * count) / total).toFixed(1)}%`.padEnd(6) + name, count])),
  };
}
