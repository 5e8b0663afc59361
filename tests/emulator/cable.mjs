/** Tests of the handheld with a computer at its cable. */

import assert from 'node:assert/strict';
import { ANSWER, Caller, REFUSED, REQUEST, checksum, data, frame } from './link.mjs';
import { generator } from './random.mjs';
import { runScript } from './script.mjs';
import { PACKET, SerialPort, UsbHost } from './usb.mjs';

const MILLISECOND = 1e6;
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** The keys of the slots for running games. */
const SLOTS = [8, 9, 10];
/** The keys of the settings and of the last finished game. */
const [SETTINGS, LAST] = [1, 3];
/** The index of the first byte after a saved game's id. */
const AFTER_ID = 4;
const VERSION = 3;
/** The number of pixels of the panel. */
const PIXELS = 240 * 240;

/** A computer that is connected to the handheld. */
export class Computer {
  constructor(handheld) {
    this.handheld = handheld;
    this.host = new UsbHost(handheld);
  }

  /** Opens *Connect*, the last sign of the title. */
  open() {
    for (const button of ['UP', 'LEFT', 'A']) this.handheld.tap(button);
    this.handheld.rest();
  }

  /** Finds the device on the bus, opens its port and sends a greeting. */
  connect() {
    this.found = this.host.enumerate();
    this.port = new SerialPort(this.host, this.found.configuration);
    this.port.open();
    this.caller = new Caller(this.port);
    this.greet();
    return this;
  }

  greet() {
    const answer = this.ask(REQUEST.hello());
    assert.deepEqual([...answer.subarray(0, 2)], [ANSWER.hello, 1]);
    return answer;
  }

  ask(message, limit) {
    return this.caller.ask(message, limit);
  }

  /** Sends a request whose answer has no data. Returns the refusal, or `null`. */
  tell(message) {
    const answer = this.ask(message);
    if (answer[0] === ANSWER.done) return null;
    assert.equal(answer[0], ANSWER.refused);
    return answer[1];
  }

  image() {
    const parts = [];
    for (let from = 0; from < 64 << 10; from += parts.at(-1).length) {
      const answer = this.ask(REQUEST.image(from));
      assert.equal(answer[0], ANSWER.image);
      parts.push(data(answer, 0));
    }
    return Buffer.concat(parts);
  }

  item(key) {
    const answer = this.ask(REQUEST.item(key));
    assert.equal(answer[0], ANSWER.item, `item ${key}: ${answer.toString('hex')}`);
    return data(answer, 1);
  }
}

/** Returns the percentage of time in which the processor sleeps. */
function asleep(handheld, time = SECOND) {
  const [now, slept] = [handheld.now, handheld.slept];
  handheld.advance(time);
  return (100 * (handheld.slept - slept)) / (handheld.now - now);
}

/** Returns the duration of some work, in milliseconds of device time. */
function timed(handheld, work) {
  const begin = handheld.now;
  work();
  return (handheld.now - begin) / MILLISECOND;
}

/**
 * Plugs in the cable, finds the device, and reads and copies saves. Measures how long the processor
 * sleeps while nothing happens.
 */
export function cable(handheld, { steps, shot }) {
  const computer = new Computer(handheld);
  const { host } = computer;
  runScript(handheld, steps, shot);
  // The measurement begins after the start of the device.
  handheld.rest();
  const figures = { asleep_title: asleep(handheld) };
  host.plug(true);
  handheld.advance(200);
  assert.equal(host.isAttached, false, 'no USB on the title');
  figures.asleep_title_plugged = asleep(handheld);
  computer.open();
  shot('waiting', handheld.panel.picture());
  figures.asleep_waiting = asleep(handheld);
  figures.enumerated_ms = timed(handheld, () => computer.connect());
  const { device, manufacturer, product, number } = computer.found;
  assert.deepEqual([device.readUInt16LE(8), device.readUInt16LE(10)], [0x1209, 0x0001]);
  assert.deepEqual([manufacturer, product], ['Palmyra', 'Palmyra handheld']);
  assert.match(number, /^[0-9A-F]{16}$/);
  handheld.rest();
  shot('connected', handheld.panel.picture());
  figures.asleep_connected = asleep(handheld);
  const before = handheld.saves();
  let image;
  figures.image_ms = timed(handheld, () => (image = computer.image()));
  assert.ok(image.equals(Buffer.from(before)), 'the image differs');
  assert.ok(image.equals(Buffer.from(handheld.saves())), 'reading changes the image');
  lengths(computer);
  const put_ms = copies(computer, shot);
  picture(computer);
  assert.equal(computer.tell(REQUEST.day(1795003200)), null);
  assert.equal(data(computer.ask(REQUEST.fault()), 0).length, 0);
  const { used, size } = handheld.stack();
  return { ...figures, put_ms, transactions: host.transactions, stack_bytes: used, stack_size_bytes: size };
}

/** Sends packets of every length in both directions, including empty packets. */
function lengths(computer) {
  const long = REQUEST.put(99, VERSION, null, Buffer.alloc(150, 0x5a));
  for (let size = 1; size <= PACKET; size++) {
    for (const isAfterEmpty of [false, true]) {
      const answer = computer.caller.ask(long, 5000, { size, isAfterEmpty });
      assert.deepEqual([...answer], [ANSWER.refused, REFUSED.missing], `packets of ${size}`);
    }
  }
  for (let length = 0; length <= 200; length++) {
    const put = REQUEST.put(99, VERSION, null, Buffer.alloc(length, 0xa5));
    assert.equal(computer.tell(put), REFUSED.missing, `${length} bytes`);
    if (length === 0) continue;
    const answer = computer.ask(REQUEST.image((64 << 10) - length));
    assert.equal(data(answer, 0).length, length);
  }
}

/** Copies a game into another slot and shows it. Returns the duration. */
function copies(computer, shot) {
  const { handheld } = computer;
  const [first, , third] = SLOTS.map((key) => computer.item(key));
  assert.equal(computer.tell(REQUEST.progress(0, 2)), null);
  handheld.rest();
  shot('copying', handheld.panel.picture());
  assert.equal(computer.tell(REQUEST.put(SLOTS[0], VERSION, null, third)), REFUSED.changed);
  const put = REQUEST.put(SLOTS[0], VERSION, checksum(first), third);
  const time = timed(handheld, () => assert.equal(computer.tell(put), null));
  assert.ok(computer.item(SLOTS[0]).subarray(AFTER_ID).equals(third.subarray(AFTER_ID)));
  assert.equal(computer.tell(REQUEST.progress(2, 2)), null);
  handheld.rest();
  shot('copied', handheld.panel.picture());
  // The other items are sent in the same way.
  for (const key of [SETTINGS, LAST]) {
    const item = computer.item(key);
    assert.equal(computer.tell(REQUEST.put(key, VERSION, null, item)), REFUSED.changed, `item ${key}`);
    assert.equal(computer.tell(REQUEST.put(key, VERSION, checksum(item), Buffer.alloc(0))), REFUSED.damaged);
    assert.equal(computer.tell(REQUEST.put(key, VERSION, checksum(item), item)), null, `item ${key}`);
    assert.ok(computer.item(key).equals(item));
  }
  assert.equal(computer.tell(REQUEST.progress(2, 2)), null);
  return time;
}

/** Checks that a picture sent over the cable has as many pixels as the panel. */
function picture(computer) {
  let from = 0;
  while (from < PIXELS) from += data(computer.ask(REQUEST.shot(from)), 0).length;
  assert.equal(from, PIXELS);
  assert.equal(computer.tell(REQUEST.shot(PIXELS)), REFUSED.missing);
}

/** Sends random frames with garbage between them. Each intact frame must be answered. */
export function noise(handheld, { steps, shot, lives, seed }) {
  const computer = new Computer(handheld);
  const below = generator(Number(seed));
  runScript(handheld, steps, shot);
  computer.host.plug(true);
  computer.open();
  computer.connect();
  const before = SLOTS.map((key) => computer.item(key));
  const bytes = (most) => Buffer.from(Array.from({ length: below(most) }, () => below(256)));
  for (let round = 0; round < lives; round++) {
    computer.port.send(bytes(100));
    const spoiled = frame(below(256), bytes(300));
    spoiled[1 + below(spoiled.length - 2)] ^= 1 << below(8);
    computer.port.send(spoiled);
    // Creates a request with random fields. It can be of any kind except the last, which would
    // restart the device.
    const answer = computer.ask([below(9), ...bytes(200)]);
    assert.ok(answer[0] <= ANSWER.fault);
    computer.greet();
  }
  const after = SLOTS.map((key) => computer.item(key));
  assert.deepEqual(after, before);
  return { noise_frames: lives };
}

/**
 * Pulls the cable out at many moments of a copy. Afterwards the device must have the old or the new
 * game.
 */
export function pulled(handheld, { steps, shot, lives }) {
  const computer = new Computer(handheld);
  const { host } = computer;
  runScript(handheld, steps, shot);
  host.plug(true);
  computer.open();
  computer.connect();
  const games = SLOTS.slice(1).map((key) => computer.item(key));
  const put = (game) => REQUEST.put(SLOTS[0], VERSION, checksum(computer.item(SLOTS[0])), game);
  const whole = timed(handheld, () => assert.equal(computer.tell(put(games[0])), null));
  let [olds, news] = [0, 0];
  for (let life = 0; life < lives; life++) {
    // The third power makes many moments early, so that some are within the request, which arrives
    // in the first hundredth of the time.
    const moment = whole * (life / lives) ** 3;
    const old = computer.item(SLOTS[0]);
    const game = games.find((other) => !other.subarray(AFTER_ID).equals(old.subarray(AFTER_ID)));
    assert.equal(computer.tell(REQUEST.progress(0, 1)), null);
    computer.caller.begin(put(game));
    handheld.advance(moment);
    host.plug(false);
    handheld.advance(300);
    assert.equal(host.isAttached, false, 'it leaves the bus');
    handheld.rest();
    if (life === 0) shot('cut', handheld.panel.picture());
    host.plug(true);
    computer.connect();
    const now = computer.item(SLOTS[0]).subarray(AFTER_ID);
    const [isOld, isNew] = [old, game].map((bytes) => now.equals(bytes.subarray(AFTER_ID)));
    assert.ok(isOld || isNew, `pulled after ${moment} ms`);
    olds += isOld;
    news += isNew;
    assert.deepEqual(SLOTS.slice(1).map((key) => computer.item(key)), games);
  }
  return { pulled: lives, pulled_old: olds, pulled_new: news, put_ms: whole, pulled_resets: handheld.resets.timer };
}

/**
 * Simulates computers that stop reading, close the port, reset the bus, abort requests or suspend.
 */
export function rude(handheld, { steps, shot }) {
  const computer = new Computer(handheld);
  const { host } = computer;
  runScript(handheld, steps, shot);
  host.plug(true);
  computer.open();
  computer.connect();
  const figures = {};

  // The computer stops reading for longer than the watchdog waits, and then continues.
  computer.caller.begin(REQUEST.image(0));
  host.ignore(computer.port.in);
  figures.asleep_unread = asleep(handheld, 5 * SECOND);
  host.listen(computer.port.in);
  assert.equal(computer.caller.finish()[0], ANSWER.image);

  // The computer closes the port in the middle of an answer and opens it again.
  computer.caller.begin(REQUEST.image(0));
  handheld.advance(0.3);
  computer.port.close();
  handheld.advance(20);
  computer.port.open();
  assert.equal(computer.tell(REQUEST.list()), REFUSED.version, 'it has to greet again');
  computer.greet();

  host.suspend();
  figures.asleep_suspended = asleep(handheld);
  host.resume();
  computer.greet();

  // The computer resets the bus in the middle of an answer.
  computer.caller.begin(REQUEST.image(0));
  handheld.advance(1);
  computer.connect();

  // The computer aborts control requests of each kind. Then it either continues or resets
  // the bus.
  const line = Buffer.from([0, 0xc2, 1, 0, 0, 0, 8]);
  const requests = [
    [0x80, 6, 0x100, 0, 18],
    [0x80, 6, 0x200, 0, 87],
    [0x21, 0x20, 0, computer.port.interface, line],
    [0x21, 0x22, 3, computer.port.interface, 0],
  ];
  for (const request of requests) {
    host.abandon(...request);
    assert.equal(host.control(0x80, 6, 0x200, 0, 9)[1], 2);
    host.abandon(...request);
    computer.connect();
  }

  // The USB stack misses a request. The device must leave the bus and come
  // back.
  host.goUnheard();
  host.until(() => !host.isAttached, 'recovery', 2000);
  computer.connect();
  assert.equal(computer.image().length, 64 << 10);

  // Button B closes the screen, so the device leaves the bus. It comes back when the screen is
  // opened.
  handheld.tap('B');
  handheld.advance(50);
  assert.equal(host.isAttached, false, 'no USB after the screen was left');
  handheld.tap('A');
  computer.connect();

  // The cable is pulled out before deep sleep and plugged in after it.
  host.plug(false);
  handheld.advance(11 * MINUTE);
  figures.dormant_ms = handheld.dormant / MILLISECOND;
  handheld.tap('DOWN');
  handheld.advance(SECOND);
  host.plug(true);
  computer.connect();
  assert.equal(computer.image().length, 64 << 10);
  figures.resets = handheld.resets.timer + handheld.resets.forced + handheld.resets.core;
  return figures;
}

/**
 * Checks that the device uses the day that a computer has set, until its clock stops in deep sleep.
 */
export function day(handheld, { steps, shot }) {
  const computer = new Computer(handheld);
  const { host } = computer;
  runScript(handheld, steps, shot);
  host.plug(true);
  computer.open();
  /** Takes a picture of the game of the day, which is opened from *Connect* and closed again. */
  const look = (name) => {
    const tap = (button) => handheld.tap(button);
    ['B', 'LEFT', 'LEFT', 'LEFT', 'A'].forEach(tap);
    handheld.rest();
    const picture = handheld.panel.picture();
    shot(name, picture);
    ['B', 'RIGHT', 'RIGHT', 'RIGHT', 'A'].forEach(tap);
    return Buffer.from(picture.buffer);
  };
  const unknown = look('day-unknown');
  computer.connect();
  assert.equal(computer.tell(REQUEST.day(1795003200)), null);
  assert.ok(!look('day-known').equals(unknown), 'the day is known');
  host.plug(false);
  handheld.advance(11 * MINUTE);
  assert.ok(handheld.chip.isDormant);
  handheld.tap('DOWN');
  handheld.advance(SECOND);
  return { forgotten: Number(look('day-forgotten').equals(unknown)) };
}

/** Tries each way to start the boot loader. */
export function loads(handheld, { steps, shot, seed, saves }) {
  const ways = {
    request: (computer) => computer.tell(REQUEST.boot()),
    touch: (computer) => {
      computer.port.rate(1200);
      computer.port.lines(0);
    },
    picotool: (computer) => computer.host.control(0x21, 1, 0, computer.port.resets),
  };
  const figures = {};
  for (const [name, way] of Object.entries(ways)) {
    const another = handheld.another(seed, saves);
    const computer = new Computer(another);
    runScript(another, steps, shot);
    computer.host.plug(true);
    computer.open();
    computer.connect();
    try {
      way(computer);
      another.advance(300);
    } catch {
      // An error is ignored, because the device may leave the bus before it has
      // answered.
    }
    figures[`loader_${name}`] = Number(another.isLoading);
  }
  return figures;
}
