// The page around the handheld: it passes touches, keys and game pads in, and
// pixels, tones, words and saves out.

import { BUTTONS, Handheld, SIDE } from './handheld.js';
import { TEXTS } from './texts.js';

const KEYS = {
  ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right',
  Enter: 'a', a: 'a', ' ': 'a',
  Escape: 'b', Backspace: 'b', b: 'b',
  x: 'x', y: 'y',
};
// The standard layout of game pads, by place on the device: A is right.
const PAD = { 12: 'up', 13: 'down', 14: 'left', 15: 'right', 1: 'a', 0: 'b', 3: 'x', 2: 'y' };

// Several copies on one server do not meet.
const NAME = `palmyra:${new URL('.', location).pathname}`;

/** Bytes of an image of saves. */
const IMAGE = 65536;

const byId = (id) => document.getElementById(id);
const panel = byId('panel');
const ink = panel.getContext('2d', { alpha: false, willReadFrequently: true });
const words = byId('words');

let handheld;
/** Whether this tab owns the saves. */
let owns = false;
let timer;
let drawn;
let audio;
/** What holds each button down: fingers, keys, game pads. */
const holders = new Map(BUTTONS.map((button) => [button, new Set()]));

// Saves

function stored() {
  const text = localStorage.getItem(NAME);
  if (text === null) return undefined;
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    // Something else: it is told as such.
    return new TextEncoder().encode(text);
  }
}

function keep(image) {
  if (!owns) return false;
  try {
    let text = '';
    for (let at = 0; at < image.length; at += 4096) {
      text += String.fromCharCode(...image.subarray(at, at + 4096));
    }
    localStorage.setItem(NAME, btoa(text));
    return true;
  } catch {
    return false;
  }
}

/** Resolves when this tab owns the saves; nobody else writes them then. */
function own(options) {
  // Without a secure address there are no locks; better to play unguarded.
  if (!navigator.locks) {
    owns = true;
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const held = navigator.locks.request(NAME, options, (lock) => {
      owns = lock !== null;
      resolve(owns);
      return owns ? new Promise(() => {}) : undefined;
    });
    // Another tab has taken them over.
    held.catch(() => {
      owns = false;
      clearTimeout(timer);
      ask(TEXTS.takenOver, [[TEXTS.playHere, () => location.reload()]]);
    });
  });
}

function download(name, content, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

// What the page has to say

/** Shows a notice with choices; resolves when one was made. */
function ask(text, choices) {
  const notice = byId('notice');
  notice.querySelector('p').textContent = text;
  return new Promise((resolve) => {
    const buttons = choices.map(([name, action]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      button.onclick = () => {
        notice.close();
        resolve(action?.());
      };
      return button;
    });
    notice.querySelector('div').replaceChildren(...buttons);
    notice.oncancel = (event) => event.preventDefault();
    if (!notice.open) notice.showModal();
  });
}

const tell = (text) => ask(text, [[TEXTS.understood]]);

// The loop

function run() {
  clearTimeout(timer);
  if (!handheld || !owns) return;
  const due = handheld.round();
  show();
  play(handheld.takeTones());
  // Nothing moves in a tab that nobody sees.
  if (due >= 0 && !document.hidden) {
    timer = setTimeout(run, Math.max(0, due - performance.now()));
  }
}

function show() {
  if (handheld.frames === drawn) return;
  drawn = handheld.frames;
  ink.putImageData(new ImageData(handheld.pixels, SIDE, SIDE), 0, 0);
  const text = handheld.words;
  if (words.textContent !== text) words.textContent = text;
  const { page, pages } = handheld;
  byId('record').hidden = page < 0;
  if (page >= 0) byId('turn').textContent = TEXTS.turn(Math.ceil(page / 2), (pages - 1) / 2);
}

/** Full light; the style sheet takes it down again, so that no timer has to run. */
function lightUp() {
  panel.classList.remove('resting');
  // Only a style that was once computed can be left slowly.
  void getComputedStyle(panel).filter;
  panel.classList.add('resting');
}

function play(tones) {
  if (!audio || tones.length === 0) return;
  let at = audio.currentTime;
  for (const [hertz, millis] of tones) {
    const tone = new OscillatorNode(audio, { type: 'square', frequency: hertz });
    tone.connect(new GainNode(audio, { gain: 0.05 })).connect(audio.destination);
    tone.start(at);
    at += millis / 1000;
    tone.stop(at);
  }
}

// Buttons

function hold(button, holder, down) {
  const holding = holders.get(button);
  const before = holding.size > 0;
  if (down) holding.add(holder);
  else holding.delete(holder);
  const after = holding.size > 0;
  if (before === after) return;
  // Browsers allow sounds only after somebody has touched the page.
  if (after) audio ??= new AudioContext();
  document.querySelector(`[data-button="${button}"]`).classList.toggle('held', after);
  handheld?.touch(button, after);
  lightUp();
  run();
}

function release(holder) {
  for (const button of BUTTONS) hold(button, holder, false);
}

function releaseAll() {
  for (const holding of holders.values()) for (const holder of [...holding]) release(holder);
}

/** The button under a finger, which may slide from one to another. */
function under(event) {
  const found = document.elementFromPoint(event.clientX, event.clientY);
  return found?.closest?.('[data-button]')?.dataset.button;
}

function listen() {
  const device = document.querySelector('.case');
  const follow = (event) => {
    const holder = `finger ${event.pointerId}`;
    const button = under(event);
    for (const other of BUTTONS) if (other !== button) hold(other, holder, false);
    if (button) hold(button, holder, true);
  };
  device.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.target.releasePointerCapture?.(event.pointerId);
    follow(event);
  });
  addEventListener('pointermove', (event) => {
    if (event.buttons & 1) follow(event);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, (event) => release(`finger ${event.pointerId}`));
  }
  // A button that was touched must not take the keyboard.
  device.addEventListener('mousedown', (event) => event.preventDefault());
  device.addEventListener('contextmenu', (event) => event.preventDefault());
  // Two fingers must not zoom the page.
  device.addEventListener('touchmove', (event) => event.preventDefault(), { passive: false });
  // Screen readers click.
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
    const isPages = event.target.closest?.('details, dialog, #record, [data-button]');
    if (!button || isPages || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat) hold(button, `key ${event.code}`, true);
  });
  addEventListener('keyup', (event) => release(`key ${event.code}`));
  addEventListener('blur', releaseAll);
  addEventListener('resize', fit);
  addEventListener('gamepadconnected', () => requestAnimationFrame(poll));
  addEventListener('hashchange', () => start(location.hash.slice(1)));
  document.addEventListener('visibilitychange', () => {
    releaseAll();
    run();
  });
  byId('menu').addEventListener('toggle', offer);
  byId('download-record').onclick = () => {
    const record = handheld?.record;
    if (record) download('palmyra.txt', record, 'text/plain');
    else tell(TEXTS.noRecord);
  };
  byId('download-saves').onclick = () => {
    const image = handheld?.image;
    if (image) download('palmyra.flash', image, 'application/octet-stream');
  };
  const chosen = (input, use) => {
    const [file] = input.files;
    input.value = '';
    if (file) use(file);
  };
  byId('load-saves').onchange = (event) => chosen(event.target, load);
  byId('load-record').onchange = (event) => chosen(event.target, view);
  // Saves are told from records by their size.
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && handheld) (file.size === IMAGE ? load : view)(file);
  });
  const look = (action) => () => {
    action();
    run();
  };
  byId('earlier').onclick = look(() => handheld.turnTo(handheld.page - 1));
  byId('later').onclick = look(() => handheld.turnTo(handheld.page + 1));
  byId('close-record').onclick = look(() => handheld.closeRecord());
}

/** Reads game pads as long as there is one; nothing else tells of them. */
function poll() {
  const pads = navigator.getGamepads().filter((pad) => pad?.connected);
  for (const pad of pads) {
    for (const [number, button] of Object.entries(PAD)) {
      hold(button, `pad ${pad.index} ${number}`, pad.buttons[number]?.pressed ?? false);
    }
  }
  if (pads.length > 0) requestAnimationFrame(poll);
}

/** The largest whole number of device pixels for each pixel of the panel. */
function fit() {
  const ratio = devicePixelRatio || 1;
  const portrait = innerHeight >= innerWidth;
  const keys = 3 * 56;
  const [wide, high] = portrait
    ? [innerWidth - 20, innerHeight - keys - 104]
    : [innerWidth - 2 * keys - 96, innerHeight - 64];
  const scale = Math.max(1, Math.floor((Math.min(wide, high) * ratio) / SIDE));
  panel.style.width = panel.style.height = `${(scale * SIDE) / ratio}px`;
}

// Links and files

/** A link without the signs that some programs put into addresses. */
function decoded(link) {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

async function start(link) {
  if (!link || !handheld) return;
  // Who loads the page again goes on with the game instead.
  history.replaceState(null, '', location.pathname + location.search);
  const problem = handheld.begin(decoded(link));
  if (problem) await tell(problem);
  run();
}

function offer() {
  const link = byId('link');
  const text = handheld?.link;
  link.hidden = !text;
  link.href = text ? `#${text}` : '';
  link.textContent = text ? new URL(`#${text}`, location).href : '';
  const days = (handheld?.days ?? []).map((day) => {
    const anchor = document.createElement('a');
    anchor.href = `#${day}`;
    anchor.textContent = day.replace(/^game=(\w+)&day=(\d+)$/, '$1 $2');
    return anchor;
  });
  byId('days').replaceChildren(...days);
}

/** Shows a record; the game at hand waits. */
async function view(file) {
  const problem = handheld.view(new Uint8Array(await file.arrayBuffer()));
  if (problem) return tell(`${file.name}: ${problem}`);
  byId('menu').open = false;
  run();
}

async function load(file) {
  const image = new Uint8Array(await file.arrayBuffer());
  const problem = handheld.check(image);
  if (problem) return tell(`${file.name}: ${problem}`);
  const replace = () => {
    if (!keep(image)) return tell(TEXTS.notKept);
    owns = false;
    location.reload();
  };
  await ask(TEXTS.replace, [[TEXTS.doReplace, replace], [TEXTS.cancel]]);
}

async function open() {
  fit();
  listen();
  if (!(await own({ ifAvailable: true }))) {
    await ask(TEXTS.inUse, [[TEXTS.playHere]]);
    await own({ steal: true });
  }
  handheld = await Handheld.load('palmyra.wasm', { now: () => performance.now(), keep });
  const [dim, dark] = handheld.lightTimes;
  panel.style.setProperty('--dim', `${dim}ms`);
  panel.style.setProperty('--dark', `${dark}ms`);
  lightUp();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const image = stored();
  const problem = handheld.open(seed, image);
  if (problem) {
    // What is there is left alone until somebody says otherwise.
    await ask(`${problem}. ${TEXTS.spoiled}`, [
      [TEXTS.downloadAndErase, () => download('palmyra.flash', image, 'application/octet-stream')],
    ]);
    handheld.open(seed);
  }
  run();
  await start(location.hash.slice(1));
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register('worker.js');
}

open().catch((error) => tell(`${TEXTS.failed} ${error.message}`));
