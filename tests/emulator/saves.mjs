/** Measures how long a player has to wait for saves. */

import { runScript } from './script.mjs';

const MILLISECOND = 1e6;
/** The shortest time of an erase. Programming a page takes less time. */
const ERASE = 40 * MILLISECOND;
/** The shortest gap after which two changes of the flash count separately. */
const APART = 5 * MILLISECOND;

/**
 * Plays the game of a script, and measures how long a press may have to wait. A press waits for its
 * own save, which is made before its picture is shown. In the worst case, another change of the
 * flash, which blocks interrupts, has just begun at the time of the press. The result is the sum of
 * both times.
 */
export function saves(handheld, { steps }) {
  const busy = [];
  handheld.chip.onBusy = (time) => busy.push({ at: handheld.now, time });
  const own = [];
  runScript(handheld, steps, () => {}, (begin) => {
    const end = handheld.panel.changedAt;
    own.push(sum(busy.filter(({ at }) => at >= begin && at < end)));
  });
  handheld.rest();
  const [longest, stretch] = [Math.max(...own), Math.max(0, ...stretches(busy))];
  const { timer, forced, core } = handheld.resets;
  if (timer + forced + core) handheld.report('the device was reset');
  return {
    save_presses: own.length,
    save_erases: busy.filter(({ time }) => time >= ERASE).length,
    save_programs: busy.filter(({ time }) => time < ERASE).length,
    save_own_ms: longest / MILLISECOND,
    save_stretch_ms: stretch / MILLISECOND,
    save_wait_ms: (longest + stretch) / MILLISECOND,
  };
}

/** Returns the length of each sequence of flash changes without a gap. */
function stretches(busy) {
  const groups = [];
  let end = -Infinity;
  for (const change of busy) {
    if (change.at - end < APART) groups.at(-1).push(change);
    else groups.push([change]);
    end = change.at + change.time;
  }
  return groups.map(sum);
}

function sum(changes) {
  return changes.reduce((all, { time }) => all + time, 0);
}
