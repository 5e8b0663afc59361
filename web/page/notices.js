// The page's notices: questions that must be answered, and cards that need no
// answer.

import { say } from './texts.js';

const notice = document.getElementById('notice');

/** Resolves when the current question is answered. The next question waits for it. */
let asking = Promise.resolve();

/**
 * Asks a question. Each choice has a name and an action. Resolves when a choice was made.
 * `detail` is a text in English that is shown unchanged.
 */
export function ask(text, choices, detail = '') {
  const answer = asking.then(() => show(text, choices, detail));
  asking = answer.catch(() => {});
  return answer.then((action) => action?.());
}

const show = (text, choices, detail) =>
  new Promise((resolve) => {
    notice.querySelector('#notice-text').textContent = text;
    notice.querySelector('#notice-detail').textContent = detail;
    const end = (action) => {
      notice.onclose = null;
      notice.close();
      resolve(action);
    };
    const buttons = choices.map(([name, action], place) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      button.classList.toggle('first', place === 0);
      button.onclick = () => end(action);
      return button;
    });
    notice.querySelector('.row').replaceChildren(...buttons);
    // Escape chooses the last answer if that answer does nothing. Otherwise Escape is ignored. If
    // the browser closes the question anyway, it is asked again.
    const isOptional = !choices.at(-1)[1];
    notice.onkeydown = (event) => {
      if (event.key === 'Escape' && !isOptional) event.preventDefault();
    };
    notice.onclose = () => {
      // The browser reports a closed dialog with a delay. This question may have been
      // opened since.
      if (notice.open) return;
      if (isOptional) end();
      else notice.showModal();
    };
    if (!notice.open) notice.showModal();
  });

export const tell = (text, detail) => ask(text, [[say('understood')]], detail);

/** Whether a question or the menu is open. */
export const isAsking = () => document.querySelector('dialog[open]') !== null;

/** The cards, by the names of their texts. A card is removed when it no longer applies. */
const cards = new Map();

/** Shows a card. `action` is the name and the function of its button, if it has one. */
export function put(name, action) {
  if (cards.has(name)) return;
  cards.set(name, { action, isRead: false });
  draw();
}

/** Removes a card that no longer applies. */
export function take(name) {
  if (cards.delete(name)) draw();
}

const button = (text, action) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.onclick = action;
  return made;
};

/** Draws the unread cards, and all cards in the menu. */
export function draw() {
  const made = (name, { action }, dismiss) => {
    const text = document.createElement('p');
    text.textContent = say(name);
    const buttons = [];
    if (action) buttons.push(button(say(action[0]), action[1]));
    if (dismiss) buttons.push(button(say(action ? 'notNow' : 'understood'), dismiss));
    const card = document.createElement('div');
    card.className = 'card';
    card.append(text, ...buttons);
    return card;
  };
  const all = [...cards];
  const unread = all.filter(([, card]) => !card.isRead);
  document.getElementById('cards').replaceChildren(
    ...unread.map(([name, card]) =>
      made(name, card, () => {
        card.isRead = true;
        draw();
      }),
    ),
  );
  document.getElementById('news').replaceChildren(...all.map(([name, card]) => made(name, card)));
  document.getElementById('open-menu').classList.toggle('news', all.length > 0);
}
