// The page around the handheld. It passes touches, keys and game pads to the program, and shows
// or stores the pixels, tones, words and saves that the program returns.

import { listen, releaseAll } from './buttons.js';
import { offerCable } from './cable.js';
import { fit } from './fit.js';
import { Handheld, SIDE } from './handheld.js';
import { offerFirmware } from './install.js';
import { ask, draw as drawCards, put, take, tell } from './notices.js';
import { Saves, remember, remembered } from './saves.js';
import { follow } from './speech.js';
import { CODES, language, say, speak, spoken } from './texts.js';

/** The size of an image of saves in bytes. */
const IMAGE = 65536;
/** The largest size of a file that is read as a record, in megabytes. */
const RECORD = 4;

const byId = (id) => document.getElementById(id);
const panel = byId('panel');
const ink = panel.getContext('2d', { alpha: false, willReadFrequently: true });

let handheld;
let timer;
let drawn;
let audio;
/** Whether a button was pressed since the last picture. */
let isPressed = false;

const saves = new Saves({
  told: (isKept) => (isKept ? take('full') : put('full')),
  lost: () => {
    clearTimeout(timer);
    ask(say('takenOver'), [[say('playHere'), playHere]]);
  },
});

/** Takes over the saves from another tab, and continues with them. */
async function playHere() {
  await saves.own({ steal: true });
  await switchOn();
}

function download(name, content, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const downloadImage = (image) => download('palmyra.flash', image, 'application/octet-stream');

/** Turns a message of the program into a sentence of the page. */
const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

// The main loop

function run() {
  clearTimeout(timer);
  if (!handheld || !saves.owns) return;
  const due = handheld.round();
  show();
  play(handheld.takeTones());
  // The loop stops while the tab is hidden.
  if (due >= 0 && !document.hidden) {
    timer = setTimeout(run, Math.max(0, due - performance.now()));
  }
}

function show() {
  const { frames } = handheld;
  if (handheld.isStopped || frames === drawn) return;
  drawn = frames;
  ink.putImageData(new ImageData(handheld.pixels, SIDE, SIDE), 0, 0);
  translate();
  follow(handheld, isPressed);
  isPressed = false;
  const { page, pages } = handheld;
  byId('record').hidden = page < 0;
  byId('open-menu').hidden = page >= 0;
  if (page >= 0) byId('turn').textContent = say('turn', Math.ceil(page / 2), (pages - 1) / 2);
}

/** Changes the texts of the page to the player's language. */
function translate() {
  const code = handheld.language;
  if (!code || code === language()) return;
  speak(code);
  drawCards();
  remember('language', code);
}

/** Sets full light. The style sheet dims it after a while, so no timer is needed. */
function lightUp() {
  panel.classList.remove('resting');
  // The style has to be computed once, otherwise its transition does not start.
  void getComputedStyle(panel).filter;
  panel.classList.add('resting');
}

/** The gain of the loudest tones. The default volume has three fifths of it. */
const LOUDEST = 0.083;

function play(tones) {
  if (!audio || tones.length === 0) return;
  let at = audio.currentTime;
  for (const [hertz, millis, loudness] of tones) {
    const tone = new OscillatorNode(audio, { type: 'square', frequency: hertz });
    tone.connect(new GainNode(audio, { gain: LOUDEST * loudness / 100 })).connect(audio.destination);
    tone.start(at);
    at += millis / 1000;
    tone.stop(at);
  }
}

/** Handles a press or release of a button. */
function touch(button, down) {
  // Browsers allow sounds only after the first touch.
  if (down) audio ??= new AudioContext();
  isPressed ||= down;
  handheld?.touch(button, down);
  lightUp();
  run();
}

// The menu

function listenToMenu() {
  const menu = byId('menu');
  const close = () => menu.close();
  let isTouched = false;
  byId('open-menu').onclick = (event) => {
    isTouched = event.detail > 0;
    releaseAll();
    offer();
    menu.showModal();
  };
  byId('close-menu').onclick = close;
  // A click outside of the menu closes it.
  menu.addEventListener('click', (event) => {
    if (event.target === menu) close();
  });
  // After a touch or a click, the button that opened the menu must not keep the
  // keyboard focus.
  menu.addEventListener('close', () => setTimeout(() => isTouched && document.activeElement?.blur()));
  byId('copy-link').onclick = async (event) => {
    await navigator.clipboard.writeText(byId('link').href).then(
      () => (event.target.textContent = say('copied')),
      // If the link cannot be copied to the clipboard, it is selected.
      () => getSelection().selectAllChildren(byId('link')),
    );
  };
  byId('download-record').onclick = () => {
    if (!handheld) return;
    const { record } = handheld;
    if (record) download('palmyra.txt', record, 'text/plain');
    else tell(say(handheld.isShared ? 'recordShared' : 'noRecord'));
  };
  byId('download-saves').onclick = () => {
    if (!handheld) return;
    const { image } = handheld;
    // The saves contain secrets only if several people play a game. In that case a warning comes
    // before the download. The download is still possible, because there is no other way to move
    // games. Encryption would hide nothing, because this page could undo it.
    if (!handheld.keepsShared) downloadImage(image);
    else ask(say('savesShared'), [[say('downloadSaves'), () => downloadImage(image)], [say('cancel')]]);
  };
  const chosen = (input, use) => {
    const [file] = input.files;
    input.value = '';
    if (file && handheld) use(file);
  };
  byId('load-saves').onchange = (event) => chosen(event.target, load);
  byId('load-record').onchange = (event) => chosen(event.target, view);
  // A dropped file with the size of an image is an image of saves. Any other
  // file is a record.
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
  byId('close-record').onclick = look(() => {
    document.activeElement?.blur();
    handheld.closeRecord();
  });
}

/** Fills the menu with the current game and the games of the day. */
function offer() {
  const text = handheld?.link;
  byId('game').hidden = !text;
  const link = byId('link');
  link.href = text ? `#${text}` : '';
  link.textContent = text ? link.href : '';
  byId('link-note').textContent = say(handheld?.isShared ? 'linkShared' : 'linkDeal');
  byId('copy-link').textContent = say('copyLink');
  const days = (handheld?.days ?? []).map(([day, name]) => {
    const anchor = document.createElement('a');
    anchor.href = `#${day}`;
    anchor.textContent = name;
    return anchor;
  });
  byId('days').replaceChildren(...days);
}

// Links and files

/** Decodes a link that some program has percent-encoded. */
function decoded(link) {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

async function start(link) {
  if (!link || !handheld) return;
  byId('menu').close();
  // The link is removed from the address, so that reloading the page continues
  // the game instead of beginning it again.
  history.replaceState(null, '', location.pathname + location.search);
  const problem = handheld.begin(decoded(link));
  run();
  if (problem) await tell(sentence(problem));
}

/** Reads the bytes of a file. Shows a notice if the file cannot be read. */
async function bytes(file) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    await tell(say('unreadable', file.name));
    return undefined;
  }
}

/** Shows the record in a file. The current game does not continue meanwhile. */
async function view(file) {
  if (file.size > RECORD << 20) return tell(say('tooLarge', file.name, RECORD));
  const content = await bytes(file);
  if (!content) return undefined;
  const problem = handheld.view(content);
  if (problem) return tell(say('badRecord', file.name), problem);
  byId('menu').close();
  return run();
}

/** Replaces all saves with those of a file. */
async function load(file) {
  if (file.size !== IMAGE) return tell(say('notSaves', file.name, file.size, IMAGE));
  const image = await bytes(file);
  if (!image) return undefined;
  const problem = handheld.check(image);
  if (problem) return tell(`${say('badSaves', file.name)} ${problem}.`);
  const replace = () => {
    // `keep` also succeeds without storage. The page then continues with the new saves in
    // memory.
    if (!saves.keep(image)) return tell(say('full'));
    byId('menu').close();
    return switchOn();
  };
  return ask(say('replace'), [[say('doReplace'), replace], [say('cancel')]]);
}

// Switching on

/** Handles a crash of the program. The program can be restarted with the last saves. */
function stopped(error) {
  clearTimeout(timer);
  const choices = [[say('startAgain'), switchOn]];
  const { image } = saves;
  if (image) {
    const rescue = () => {
      downloadImage(image);
      return stopped(error);
    };
    choices.push([say('downloadSaves'), rescue]);
  }
  return ask(say('stopped'), choices, error.message);
}

/** Starts the program with the last image of all saves. */
async function switchOn() {
  clearTimeout(timer);
  handheld = undefined;
  drawn = undefined;
  try {
    const loaded = await Handheld.load('palmyra.wasm', language(), {
      now: () => performance.now(),
      keep: (image) => saves.keep(image),
      stopped,
    });
    loaded.setLanguage(language());
    const [dim, dark] = loaded.lightTimes;
    panel.style.setProperty('--dim', `${dim}ms`);
    panel.style.setProperty('--dark', `${dark}ms`);
    lightUp();
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const { image } = saves;
    const problem = loaded.open(seed, image);
    if (problem) {
      // The stored saves are kept until the player agrees to erase them.
      await ask(`${sentence(problem)} ${say('spoiled')}`, [[say('downloadAndErase'), () => downloadImage(image)]]);
      loaded.open(seed);
    }
    const own = loaded.language;
    await loaded.loadTexts(own);
    handheld = loaded;
    run();
    loadTexts(loaded, CODES.filter((code) => code !== own));
  } catch (error) {
    await ask(say('failed'), [[say('again'), () => location.reload()]], error.message);
  }
}

/** Loads the texts of these languages, one after another, so that the player can change to them. */
async function loadTexts(loaded, codes) {
  for (const code of codes) {
    await loaded.loadTexts(code);
    if (handheld === loaded) run();
  }
}

/** Lets the browser store the page, so that it works without a network. Offers new versions. */
async function keepPage() {
  if (!('serviceWorker' in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register('worker.js');
    let isWanted = false;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (isWanted) location.reload();
    });
    const restart = () => {
      isWanted = true;
      kept.waiting?.postMessage('take over');
    };
    const offerVersion = () => {
      // The page of a first visit replaces no older version, so there is no
      // notice.
      if (kept.waiting && navigator.serviceWorker.controller) put('newVersion', ['restart', restart]);
    };
    offerVersion();
    kept.addEventListener('updatefound', () => {
      kept.installing?.addEventListener('statechange', offerVersion);
    });
    document.addEventListener('visibilitychange', () => {
      // A page that stays open for days also checks for new versions.
      if (!document.hidden) kept.update().catch(() => {});
    });
  } catch {
    if (!saves.isBlocked) put('online');
  }
}

async function open() {
  speak(spoken([remembered('language'), ...navigator.languages]));
  fit();
  addEventListener('resize', fit);
  listen(touch);
  listenToMenu();
  offerCable({
    get handheld() {
      return handheld;
    },
    async replace(image) {
      if (!saves.keep(image)) throw new Error('full');
      await switchOn();
    },
  });
  addEventListener('hashchange', () => start(location.hash.slice(1)));
  document.addEventListener('visibilitychange', () => {
    releaseAll();
    run();
  });
  if (!(await saves.own({ ifAvailable: true }))) {
    await ask(say('inUse'), [[say('playHere'), () => saves.own({ steal: true })]]);
  }
  if (saves.isBlocked) put('blocked');
  await switchOn();
  await start(location.hash.slice(1));
  offerFirmware();
  await keepPage();
}

open();
