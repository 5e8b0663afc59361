/** Measures the budgets of screens in a game of `caravans`. */

import { bootTime, change, cursorMoves, MOVES, percentile, slowest } from './figures.mjs';
import { generator } from './random.mjs';
import { runScript } from './script.mjs';

/** Measures at the choice of a trade, where the script ends, and at the choice of a card. */
export function trade(handheld, { steps, seed }) {
  handheld.rest();
  runScript(handheld, steps, () => {});
  handheld.rest();
  // After the next start, the title offers to continue the game.
  const again = handheld.another(seed, handheld.saves());
  const boot = bootTime(again);
  const screens = [change(again, 'A')];
  handheld.faults.push(...again.faults);
  const random = generator(1);
  const visit = (button, back = 'B') => screens.push(change(handheld, button), change(handheld, back));
  visit('X');
  visit('Y');
  // B opens the pause, and its first entry resumes the game.
  visit('B', 'A');
  const deals = cursorMoves(handheld, ['UP', 'DOWN'], MOVES / 2, random);
  screens.push(change(handheld, 'A'));
  const cards = cursorMoves(handheld, ['LEFT', 'RIGHT'], MOVES / 2, random);
  visit('X');
  visit('Y');
  const { vsync } = handheld.board.panel;
  return {
    boot_ms: boot,
    caravans_cursor_ms: percentile([...deals, ...cards], 0.99),
    caravans_cursor_trade_ms: percentile(deals, 0.99),
    caravans_cursor_card_ms: percentile(cards, 0.99),
    ...slowest(screens, 'caravans_'),
    ...(vsync === undefined ? {} : { torn_windows: handheld.panel.torn + again.panel.torn }),
    stack_bytes: handheld.stack().used,
  };
}
