/** Presses random buttons, many at once, with worn contacts. */

import { generator } from './random.mjs';

/** The average number of edges for each edge that bounces. */
const BOUNCY = 3;

/** Toggles random buttons at random times. Many are held together, and some contacts bounce. */
export function chaos(handheld, { edges }) {
  const random = generator(edges);
  const names = Object.keys(handheld.board.buttons);
  const toggle = (name) => (handheld.down.has(name) ? handheld.release(name) : handheld.press(name));
  handheld.rest();
  for (let edge = 0; edge < edges; ) {
    const name = names[random(names.length)];
    // After an odd number of bounces the button has changed. After an even number it
    // has not.
    const bounces = random(BOUNCY) === 0 ? random(8) : 0;
    for (let i = 0; i <= bounces; i++, edge++) {
      toggle(name);
      if (i < bounces) handheld.advance((1 + random(1500)) / 1000);
    }
    // Sometimes the next edge comes almost at once, as in a chord.
    handheld.advance(random(4) === 0 ? 0.001 : 1 + random(20));
  }
  for (const name of names) handheld.release(name);
  handheld.rest();
  const { timer, forced, core } = handheld.resets;
  if (timer + forced + core) {
    handheld.report(`the device was reset (watchdog ${timer}, panic ${forced + core})`);
  }
  return { chaos_pictures: handheld.panel.pictures.length, stack_bytes: handheld.stack().used };
}
