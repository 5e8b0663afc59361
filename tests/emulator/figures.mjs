/** Measures the figures that have budgets, with the emulated clock. */

import { generator } from './random.mjs';
import { runScript } from './script.mjs';

const MILLISECOND = 1e6;
export const MOVES = 200;
/** The number of pictures above which a movement is a glide of the table. */
const GLIDE = 2;
/** The largest interval between two pictures of the same movement. */
const APART = 150 * MILLISECOND;

/**
 * Measures at the title, and then at the table where the script ends, while a space for a tile is
 * chosen.
 */
export function figures(handheld, { elf, steps, seed }) {
  const first = bootTime(handheld);
  greet(handheld);
  // After the next start, the device shows the title.
  const again = handheld.another(seed, handheld.saves());
  const boot = Math.max(first, bootTime(again));
  handheld.faults.push(...again.faults);
  const idle = [idleShare(handheld)];
  const screens = visits(handheld);
  const random = generator(1);
  const moves = cursorMoves(handheld, ['UP', 'DOWN'], MOVES / 2, random);

  const table = handheld.another(seed);
  table.rest();
  runScript(table, steps, () => {});
  table.rest();
  screens.push(change(table, 'X'), change(table, 'B'));
  // The view glides to the whole province and back, so the last pixel is that of the glide.
  change(table, 'Y');
  change(table, 'Y');
  // Button B returns to the tiles in the hand.
  change(table, 'B');
  const tray = cursorMoves(table, ['RIGHT', 'LEFT'], MOVES / 2, random);
  idle.push(idleShare(table));
  const rates = glides(table);
  handheld.faults.push(...table.faults);

  const { vsync } = handheld.board.panel;
  const used = Math.max(handheld.stack().used, table.stack().used);
  return {
    boot_ms: boot,
    cursor_ms: percentile([...moves, ...tray], 0.99),
    cursor_title_ms: percentile(moves, 0.99),
    cursor_table_ms: percentile(tray, 0.99),
    ...slowest(screens),
    scroll_hz: Math.min(...rates),
    asleep_percent: 100 * Math.min(...idle),
    flash_bytes: elf.flash,
    ram_bytes: elf.ram,
    ...(vsync === undefined ? {} : { torn_windows: handheld.panel.torn + table.panel.torn }),
    stack_bytes: used,
    stack_size_bytes: handheld.stack().size,
  };
}

/** Answers the questions of a new device with English and no guided game. */
function greet(handheld) {
  for (const button of ['A', 'B']) {
    handheld.tap(button);
    handheld.rest();
  }
}

/** Returns the time from power-on until the title is complete and the backlight is on. */
export function bootTime(handheld) {
  while (!handheld.backlight() && handheld.now < 1000 * MILLISECOND) handheld.advance(0.1);
  const lit = handheld.now;
  handheld.rest();
  const { changedAt, onAt } = handheld.panel;
  return Math.max(lit, changedAt, onAt) / MILLISECOND;
}

/** Returns the fraction of two seconds in which the processor sleeps. */
function idleShare(handheld) {
  handheld.rest();
  const [begin, slept] = [handheld.now, handheld.slept];
  handheld.advance(2000);
  return (handheld.slept - slept) / (handheld.now - begin);
}

/**
 * Presses a button. Returns the milliseconds from the press, or from the release if the button acts
 * only then, to the first and to the last changed pixel.
 */
export function change(handheld, button) {
  const { panel } = handheld;
  const shown = panel.pictures.length;
  let begin = handheld.now;
  handheld.press(button);
  handheld.advance(80);
  // While a player decides, button B acts when it is released, because holding it opens the pause.
  if (panel.changedAt < begin) begin = handheld.now;
  handheld.release(button);
  handheld.rest();
  const since = (time) => Math.max(time - begin, 0) / MILLISECOND;
  return { first: since(panel.pictures[shown] ?? begin), last: since(panel.changedAt) };
}

/** Returns the figures of the slowest change. */
export function slowest(changes, prefix = '') {
  const { first, last } = changes.reduce((slow, change) => (change.last > slow.last ? change : slow));
  return { [`${prefix}screen_ms`]: last, [`${prefix}screen_first_ms`]: first };
}

/** Opens and closes every screen of the title's menu. */
function visits(handheld) {
  const times = [];
  for (let entry = 0; entry < 5; entry++) {
    times.push(change(handheld, 'A'), change(handheld, 'B'));
    change(handheld, 'DOWN');
  }
  return times;
}

/**
 * Moves the cursor back and forth, at random times within the panel's refresh. The buttons are
 * pairs of opposite directions. The first move of each pair is not measured, because it may only
 * move the cursor away from the edge.
 */
export function cursorMoves(handheld, buttons, count, random) {
  for (let second = 1; second < buttons.length; second += 2) {
    handheld.hold(buttons[second], 60);
    handheld.rest();
  }
  return Array.from({ length: count }, (_, index) => {
    handheld.advance(50 + random(17_000) / 1000);
    const begin = handheld.now;
    handheld.hold(buttons[index % buttons.length], 60);
    handheld.advance(20);
    if (handheld.panel.changedAt < begin) handheld.report('a cursor move changes nothing');
    return (handheld.panel.changedAt - begin) / MILLISECOND;
  });
}

/**
 * Returns the pictures per second of each glide. The table glides to the spaces for a tile when an
 * action is chosen, and back when the action is taken back.
 */
function glides(handheld) {
  const { panel } = handheld;
  const rates = [];
  for (const button of Array(6).fill(['B', 'A']).flat()) {
    const first = panel.pictures.length;
    handheld.hold(button, 80);
    handheld.rest();
    const times = panel.pictures.slice(first);
    const end = times.findIndex((time, i) => i > 0 && time - times[i - 1] > APART);
    const glide = end < 0 ? times : times.slice(0, end);
    if (glide.length > GLIDE) {
      rates.push(((glide.length - 1) * 1e9) / (glide.at(-1) - glide[0]));
    }
  }
  if (!rates.length) handheld.report('the table does not move: the script has to lead to the choice of a tile');
  return rates;
}

export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1];
}
