/** Measures the budgets of screens in a game of `merchants`. */

import { change, cursorMoves, MOVES, percentile, slowest } from './figures.mjs';
import { generator } from './random.mjs';
import { runScript } from './script.mjs';

/**
 * Measures on the map, which the script opens, and in the list of actions, where the script ends.
 */
export function place(handheld, { steps, seed }) {
  const random = generator(1);
  const screens = [];
  const visits = (device, buttons) => {
    for (const button of buttons) screens.push(change(device, button), change(device, 'B'));
    // B opens the pause, and its first entry resumes the game.
    screens.push(change(device, 'B'), change(device, 'A'));
  };
  const map = handheld.another(seed);
  map.rest();
  const there = steps.findIndex(([command, word]) => command === 'expect' && word === 'map');
  runScript(map, steps.slice(0, there), () => {});
  map.rest();
  visits(map, ['X', 'Y']);
  const slots = cursorMoves(map, ['LEFT', 'RIGHT', 'UP', 'DOWN'], MOVES / 2, random);
  handheld.faults.push(...map.faults);

  handheld.rest();
  runScript(handheld, steps, () => {});
  handheld.rest();
  // X is not pressed, because a bot would have to compute a hint.
  visits(handheld, ['Y']);
  const actions = cursorMoves(handheld, ['UP', 'DOWN'], MOVES / 2, random);
  screens.push(change(handheld, 'A'));
  const { vsync } = handheld.board.panel;
  return {
    merchants_cursor_ms: percentile([...slots, ...actions], 0.99),
    merchants_cursor_map_ms: percentile(slots, 0.99),
    merchants_cursor_actions_ms: percentile(actions, 0.99),
    ...slowest(screens, 'merchants_'),
    ...(vsync === undefined ? {} : { torn_windows: handheld.panel.torn + map.panel.torn }),
    stack_bytes: Math.max(handheld.stack().used, map.stack().used),
  };
}
