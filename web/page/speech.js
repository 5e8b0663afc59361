// Passes the texts on the panel to screen readers.

import { say } from './texts.js';

const words = document.getElementById('words');
const told = document.getElementById('told');

let before = [];
let chosenBefore = '';

/**
 * Lists all texts on the panel, and announces new texts. New selected lines come first, then all
 * other new lines. `isPressed` says whether a button was just pressed. If it was and no text is
 * new, the new place of the cursor is announced.
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

/** Announces a text, even if it equals the last announced text. */
function announce(text) {
  // The same text is announced again only if it looks different, so a
  // non-breaking space is added.
  told.textContent = told.textContent === text ? `${text}\u00a0` : text;
}
