// The device's buttons. They react to fingers, keys, game pads, and the clicks of
// screen readers.

import { BUTTONS } from './handheld.js';
import { isAsking } from './notices.js';

const KEYS = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
  Enter: 'a', a: 'a', ' ': 'a',
  Escape: 'b', Backspace: 'b', b: 'b',
  x: 'x', y: 'y',
};
// The buttons of a game pad with the standard layout, by their position: A is
// on the right.
const PAD = { 12: 'up', 13: 'down', 14: 'left', 15: 'right', 1: 'a', 0: 'b', 3: 'x', 2: 'y' };

/** For each button, the fingers, keys and game pads that hold it down. */
const holders = new Map(BUTTONS.map((button) => [button, new Set()]));
/** The function to call when a button is pressed or released. */
let touched;

function hold(button, holder, down) {
  const holding = holders.get(button);
  const before = holding.size > 0;
  if (down) holding.add(holder);
  else holding.delete(holder);
  const after = holding.size > 0;
  if (before === after) return;
  document.querySelector(`[data-button="${button}"]`).classList.toggle('held', after);
  touched(button, after);
}

function release(holder) {
  for (const button of BUTTONS) hold(button, holder, false);
}

export function releaseAll() {
  for (const holding of holders.values()) for (const holder of [...holding]) release(holder);
}

/** Returns the button under a finger. A finger may slide from one button to another. */
function under(event) {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest?.('[data-button]')?.dataset.button;
}

/** Calls `pass` whenever a button is pressed or released. */
export function listen(pass) {
  touched = pass;
  const device = document.querySelector('.case');
  /** The fingers that first touched a button. All other fingers may scroll and zoom the page. */
  const fingers = new Set();
  const follow = (event) => {
    const holder = `finger ${event.pointerId}`;
    const button = under(event);
    for (const other of BUTTONS) if (other !== button) hold(other, holder, false);
    if (button) hold(button, holder, true);
  };
  device.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.target.closest('.pad, .face')) return;
    event.target.releasePointerCapture?.(event.pointerId);
    fingers.add(event.pointerId);
    follow(event);
  });
  addEventListener('pointermove', (event) => {
    if (event.buttons & 1 && fingers.has(event.pointerId)) follow(event);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      release(`finger ${event.pointerId}`);
    });
  }
  for (const part of device.querySelectorAll('.pad, .face')) {
    // Prevents a touched button from taking the keyboard focus.
    part.addEventListener('mousedown', (event) => event.preventDefault());
    part.addEventListener('contextmenu', (event) => event.preventDefault());
    // Prevents two thumbs on buttons from zooming the page.
    part.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
  }
  // Screen readers send clicks instead of touches.
  device.addEventListener('click', (event) => {
    const button = event.target.dataset?.button;
    if (event.detail === 0 && button) {
      hold(button, 'click', true);
      hold(button, 'click', false);
    }
  });

  const key = (event) => KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  addEventListener('keydown', (event) => {
    const button = key(event);
    // These keys press the page's own buttons if one of them has the focus.
    const presses = event.key === 'Enter' || event.key === ' ';
    const isPages = isAsking() || (presses && event.target.closest?.('button, a'));
    if (!button || isPages || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) hold(button, `key ${event.code}`, true);
  });
  addEventListener('keyup', (event) => release(`key ${event.code}`));
  addEventListener('blur', releaseAll);
  addEventListener('gamepadconnected', () => requestAnimationFrame(poll));
}

/** Reads the game pads in every frame while one is connected, because they send no events. */
function poll() {
  const pads = navigator.getGamepads().filter((pad) => pad?.connected);
  for (const pad of pads) {
    for (const [number, button] of Object.entries(PAD)) {
      hold(button, `pad ${pad.index} ${number}`, pad.buttons[number]?.pressed ?? false);
    }
  }
  if (pads.length > 0) requestAnimationFrame(poll);
}
