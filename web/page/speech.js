// What a screen reader hears of the panel.

import { say } from './texts.js';

const words = document.getElementById('words');
const told = document.getElementById('told');

let before = [];
let chosenBefore = '';

/**
 * Keeps everything that is written on the panel, to be read at leisure, and says aloud
 * what is new: first what is chosen now, then the other lines that were not there
 * before. `isPressed` tells whether somebody has just pressed a button. If no word is new
 * then, the place is said to which the cursor has moved.
 */
export function follow({ words: text, chosen, place }, isPressed) {
  const lines = text.split('\n');
  const marked = new Set(chosen.split('\n').filter(Boolean));
  const rows = lines.map((line) => {
    const row = document.createElement('div');
    row.textContent = line;
    if (marked.has(line)) row.setAttribute('aria-current', 'true');
    return row;
  });
  if (text !== before.join('\n') || chosen !== chosenBefore) words.replaceChildren(...rows);

  const left = [...before];
  const fresh = lines.filter((line) => {
    const known = left.indexOf(line);
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
  const parts = fresh.filter((line) => !marked.has(line));
  if (marked.size > 0 && (chosen !== chosenBefore || fresh.some((line) => marked.has(line)))) {
    parts.unshift(say('chosen', [...marked].join(', ')));
  }
  before = lines;
  chosenBefore = chosen;
  if (parts.length > 0) announce(parts.join('. '));
  else if (isPressed && place) announce(say('movedTo', place));
}

/** Says something aloud, even if it is what was said last. */
function announce(text) {
  // A space that is not heard makes it another text.
  told.textContent = told.textContent === text ? `${text}\u00a0` : text;
}
