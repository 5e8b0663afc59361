/**
 * The computer's side of the USB cable. It is a full-speed host that moves packets in the time that
 * the bus needs, and reports errors of the device.
 *
 * The emulator's own host fills a buffer as soon as the firmware offers it. This host leaves a
 * buffer to the controller until a transaction has moved it. An offered buffer starts the next
 * transaction, so nothing has to be polled.
 */

const SIE_CTRL_PULL_UP = 1 << 16;
const SIE_STATUS = 0x50;
const [SUSPENDED, RESUME, SETUP_RECEIVED, BUS_RESET] = [1 << 4, 1 << 11, 1 << 17, 1 << 19];
const MAIN_CTRL_ENABLE = 1;
const ENDPOINT_ENABLE = 1 << 31;
/** The fields of a buffer's control word. */
const [LENGTH, AVAILABLE, STALL, DATA1, FULL] = [0x3ff, 1 << 10, 1 << 11, 1 << 13, 1 << 15];
/** The peripheral that resets others, and its bit for the USB controller. */
const [RESETS, RESET_USB] = [0x4000c, 1 << 24];
/** The registers that a reset clears. */
const STATE = ['addrEndp', 'mainCtrl', 'sieCtrl', 'sieStatus', 'buffStatus', 'intEnable', 'intRaw', 'intForce', 'epStallArm'];
/** The registers that the driver clears but that the emulator does not have. */
const UNKNOWN = new Set([0x48, 0x5c, 0x7c, 0x80, 0x84, 0x88, 0x8c, 0x98]);

/** The nanoseconds of a byte on the bus, and the bytes of a transaction in addition to its data. */
const [BYTE, OVERHEAD] = [8e9 / 12e6, 13];
/** The length of the longest packet. */
export const PACKET = 64;

/** The numbers of standard requests. */
const [GET_DESCRIPTOR, SET_ADDRESS, SET_CONFIGURATION] = [6, 5, 9];
const [DEVICE, CONFIGURATION, STRING] = [0x100, 0x200, 0x300];
const [TO_HOST, TO_DEVICE] = [0x80, 0x00];

export class UsbHost {
  /** The packets that were received, for each endpoint that is read. */
  received = new Map();
  transactions = 0;
  #isPlugged = true;
  #isUnheard = false;
  #address = 0;
  /** The control transfer in progress. */
  #control = null;
  /** The packets to send, by endpoint. */
  #waiting = new Map();
  /**
   * The expected type of the next packet, DATA0 or DATA1, by the address of the buffer's control
   * word.
   */
  #toggles = new Map();
  #turn = 0;
  #moving = null;
  #done;

  /** @param handheld the emulated handheld, whose chip has just been built */
  constructor(handheld) {
    this.handheld = handheld;
    this.rp = handheld.chip.rp;
    this.usb = this.rp.usbCtrl;
    this.#done = this.rp.clock.createAlarm(() => this.#finish());
    this.#mend();
  }

  /** Corrects the USB controller of the emulator. */
  #mend() {
    const { rp, usb } = this;
    usb.DPRAMUpdated = () => this.#start();
    const write = usb.writeUint32.bind(usb);
    usb.writeUint32 = (offset, value) => {
      if (UNKNOWN.has(offset)) return;
      if (offset === SIE_STATUS) usb.sieStatus &= ~(usb.rawWriteValue & SUSPENDED);
      write(offset, value);
      this.#start();
    };
    const read = usb.readUint32.bind(usb);
    usb.readUint32 = (offset) => {
      const value = read(offset);
      return offset === SIE_STATUS && this.#isUnheard ? value | SETUP_RECEIVED : value;
    };
    const resets = rp.peripherals[RESETS];
    const reset = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      reset(offset, value);
      if (offset !== 0 || !(value & RESET_USB)) return;
      for (const name of STATE) usb[name] = 0;
      this.#isUnheard = false;
      usb.checkInterrupts();
    };
  }

  /** Whether the device has attached itself to the bus. */
  get isAttached() {
    return this.#isPlugged && (this.usb.sieCtrl & SIE_CTRL_PULL_UP) !== 0 && (this.usb.mainCtrl & MAIN_CTRL_ENABLE) !== 0;
  }

  /** Plugs in the cable or pulls it out. */
  plug(isIn) {
    this.#isPlugged = isIn;
    this.#forget();
    this.handheld.plug(isIn);
  }

  #forget() {
    this.#address = 0;
    this.#control = null;
    this.#toggles.clear();
    this.#waiting.clear();
    this.received.clear();
  }

  /** Resets the bus. */
  reset() {
    this.#forget();
    this.#raise(BUS_RESET);
    this.handheld.advance(15);
  }

  suspend() {
    this.handheld.advance(3);
    this.#raise(SUSPENDED);
  }

  resume() {
    this.#raise(RESUME);
    this.handheld.advance(20);
  }

  #raise(status) {
    this.usb.sieStatus |= status;
    this.usb.sieStatusUpdated();
  }

  /** Reads the descriptors of the device like an operating system, and configures it. */
  enumerate() {
    this.until(() => this.isAttached, 'device on the bus', 2000);
    this.handheld.advance(100);
    this.reset();
    this.control(TO_HOST, GET_DESCRIPTOR, DEVICE, 0, PACKET);
    this.reset();
    this.control(TO_DEVICE, SET_ADDRESS, 1, 0);
    this.#address = 1;
    this.handheld.advance(10);
    const device = this.control(TO_HOST, GET_DESCRIPTOR, DEVICE, 0, 18);
    const size = this.control(TO_HOST, GET_DESCRIPTOR, CONFIGURATION, 0, 9).readUInt16LE(2);
    const configuration = this.control(TO_HOST, GET_DESCRIPTOR, CONFIGURATION, 0, size);
    const text = (index) => this.control(TO_HOST, GET_DESCRIPTOR, STRING | index, 0x409, 255).subarray(2).toString('utf16le');
    const [manufacturer, product, number] = [...device.subarray(14, 17)].map(text);
    this.control(TO_DEVICE, SET_CONFIGURATION, configuration[5], 0);
    return { device, configuration, manufacturer, product, number };
  }

  /**
   * Makes a control transfer. `what` is the data to send, or the length of the data to receive.
   * Returns the data, or `null` if the device stalls.
   */
  control(type, request, value, index, what = 0) {
    const transfer = this.#begin(type, request, value, index, what);
    this.until(() => transfer.stage === 'done', `answer to ${transfer.packet.toString('hex')}`);
    this.#control = null;
    return transfer.isStalled ? null : transfer.data;
  }

  /** Begins a control transfer and aborts it after the device has received its first packet. */
  abandon(type, request, value, index, what) {
    this.#begin(type, request, value, index, what).isAbandoned = true;
    this.until(() => this.#control === null, 'time for a request');
    this.handheld.advance(1);
  }

  /** Leaves a request in the controller without reporting it to the driver, until a reset. */
  goUnheard() {
    this.#isUnheard = true;
  }

  #begin(type, request, value, index, what) {
    const data = typeof what === 'number' ? Buffer.alloc(0) : Buffer.from(what);
    const wanted = typeof what === 'number' ? what : data.length;
    const packet = Buffer.alloc(8);
    packet.writeUInt8(type, 0);
    packet.writeUInt8(request, 1);
    packet.writeUInt16LE(value, 2);
    packet.writeUInt16LE(index, 4);
    packet.writeUInt16LE(wanted, 6);
    const isIn = (type & TO_HOST) !== 0;
    this.#control = { stage: 'setup', packet, isIn, data, wanted, moved: 0, toggle: DATA1, isStalled: false };
    this.#start();
    return this.#control;
  }

  /** Reads an endpoint from now on, like a driver while its port is open. */
  listen(endpoint) {
    if (!this.received.has(endpoint)) this.received.set(endpoint, []);
    this.#start();
  }

  /** Stops reading an endpoint. The packets of the device have to wait. */
  ignore(endpoint) {
    this.received.delete(endpoint);
  }

  /** Sends bytes in packets. With `isAfterEmpty`, sends an empty packet first. */
  send(endpoint, bytes, { size = PACKET, isAfterEmpty = false } = {}) {
    const packets = this.#waiting.get(endpoint) ?? [];
    if (isAfterEmpty) packets.push(Buffer.alloc(0));
    for (let at = 0; at < bytes.length; at += size) packets.push(Buffer.from(bytes.subarray(at, at + size)));
    this.#waiting.set(endpoint, packets);
    this.#start();
  }

  /** Returns the number of packets that the device has not taken yet. */
  waiting(endpoint) {
    return this.#waiting.get(endpoint)?.length ?? 0;
  }

  /** Advances the time until a condition holds. */
  until(holds, what, limit = 1000, step = 0.05) {
    for (let passed = 0; !holds(); passed += step) {
      if (passed > limit) throw new Error(`no ${what} within ${limit} ms`);
      this.handheld.advance(step);
    }
  }

  /** Returns a buffer of the device, and whether the device offers it. */
  #buffer(endpoint, isOut) {
    const view = this.rp.usbDPRAMView;
    const at = 0x80 + 8 * endpoint + (isOut ? 4 : 0);
    const control = endpoint === 0 ? ENDPOINT_ENABLE | 0x100 : view.getUint32(8 * endpoint + (isOut ? 4 : 0), true);
    const word = view.getUint32(at, true);
    const isArmed = endpoint !== 0 || (this.usb.epStallArm & (isOut ? 2 : 1)) !== 0;
    const stalls = (word & STALL) !== 0 && isArmed;
    const isReady = (control & ENDPOINT_ENABLE) !== 0 && (stalls || (word & AVAILABLE) !== 0);
    return { endpoint, isOut, at, word, start: control & 0xffc0, stalls, isReady };
  }

  /** Returns the transactions that are possible now. */
  #candidates() {
    const found = [];
    const { stage, isIn } = this.#control ?? {};
    if (stage === 'setup') found.push({ isSetup: true, isReady: true, bytes: 8 });
    if (stage === 'data') found.push(this.#buffer(0, !isIn));
    if (stage === 'status') found.push(this.#buffer(0, isIn));
    for (const endpoint of this.received.keys()) found.push(this.#buffer(endpoint, false));
    for (const [endpoint, packets] of this.#waiting) {
      if (packets.length) found.push({ ...this.#buffer(endpoint, true), bytes: packets[0].length });
    }
    return found.filter(({ isReady }) => isReady);
  }

  /** Starts the next transaction, if one is possible. */
  #start() {
    if (this.#moving || !this.isAttached || (this.usb.addrEndp & 0x7f) !== this.#address) return;
    const candidates = this.#candidates();
    if (candidates.length === 0) return;
    this.#turn += 1;
    const next = (this.#moving = candidates[this.#turn % candidates.length]);
    const bytes = next.bytes ?? (next.isOut ? PACKET : next.word & LENGTH);
    this.#done.schedule((OVERHEAD + Math.min(bytes, PACKET)) * BYTE);
  }

  #finish() {
    const { isSetup, endpoint, isOut } = this.#moving;
    this.#moving = null;
    this.transactions += 1;
    if (!this.isAttached) return;
    if (isSetup) this.#setUp();
    else {
      // In the meantime the device may have taken back the buffer, or the host may have stopped
      // reading or writing.
      const buffer = this.#buffer(endpoint, isOut);
      const isWanted = endpoint === 0 ? this.#control : isOut ? this.waiting(endpoint) : this.received.has(endpoint);
      if (buffer.isReady && isWanted) this.#move(buffer);
    }
    this.#start();
  }

  #setUp() {
    const control = this.#control;
    if (!control) return;
    this.rp.usbDPRAM.set(control.packet, 0);
    this.usb.epStallArm = 0;
    control.stage = control.wanted > 0 ? 'data' : 'status';
    if (control.isAbandoned) this.#control = null;
    this.#raise(SETUP_RECEIVED);
  }

  /** Moves one packet. */
  #move({ endpoint, isOut, at, word, start, stalls }) {
    const { usb, rp } = this;
    const control = endpoint === 0 ? this.#control : null;
    if (stalls) {
      if (control) Object.assign(control, { stage: 'done', isStalled: true });
      else this.#report(`endpoint ${endpoint} stalls`);
      return;
    }
    this.#checkToggle(control, { endpoint, isOut, at, word });
    let length = word & LENGTH;
    if (isOut) {
      const packet = control ? this.#next(control) : this.#waiting.get(endpoint).shift();
      if (packet.length > length) this.#report(`endpoint ${endpoint} offers ${length} bytes for ${packet.length}`);
      rp.usbDPRAM.set(packet.subarray(0, length), start);
      length = packet.length;
    } else {
      const packet = Buffer.from(rp.usbDPRAM.subarray(start, start + length));
      if (!(word & FULL)) this.#report(`endpoint ${endpoint} sends an empty buffer`);
      if (!control) this.received.get(endpoint).push(packet);
      else if (control.stage === 'data') control.data = Buffer.concat([control.data, packet]);
    }
    if (control) advance(control, length);
    rp.usbDPRAMView.setUint32(at, (word & ~(AVAILABLE | FULL | LENGTH)) | (isOut ? FULL : 0) | length, true);
    usb.indicateBufferReady(endpoint, isOut);
  }

  /** Returns the next packet of a control transfer's data, or the empty packet that ends it. */
  #next({ stage, data, moved }) {
    return stage === 'status' ? Buffer.alloc(0) : data.subarray(moved, moved + PACKET);
  }

  #checkToggle(control, { endpoint, isOut, at, word }) {
    const expected = control ? (control.stage === 'status' ? DATA1 : control.toggle) : (this.#toggles.get(at) ?? 0);
    if ((word & DATA1) !== expected) this.#report(`endpoint ${endpoint} ${isOut ? 'expects' : 'sends'} the wrong one of DATA0 and DATA1`);
    if (!control) this.#toggles.set(at, expected ^ DATA1);
    else if (control.stage === 'data') control.toggle ^= DATA1;
  }

  #report(message) {
    this.handheld.report(`usb: ${message}`);
  }
}

/** Moves a control transfer to its next stage. */
function advance(control, length) {
  if (control.stage === 'status') {
    control.stage = 'done';
    return;
  }
  control.moved += length;
  if (control.moved >= control.wanted || length < PACKET) control.stage = 'status';
}

/** The requests of the class CDC-ACM, and the type of requests to an interface. */
const [SET_LINE_CODING, SET_LINES, TO_INTERFACE] = [0x20, 0x22, 0x21];

/** A serial port of the class CDC-ACM, used in the way of an operating system. */
export class SerialPort {
  /** @param {UsbHost} host @param {Buffer} configuration the device's descriptors */
  constructor(host, configuration) {
    this.host = host;
    let isData = false;
    for (let at = 0; at < configuration.length; at += configuration[at]) {
      const [, type, number, third] = configuration.subarray(at);
      const kind = configuration[at + 5];
      if (type === 4) isData = kind === 10;
      if (type === 4 && kind === 2) this.interface = number;
      if (type === 4 && kind === 0xff) this.resets = number;
      if (type !== 5 || !isData || (third & 3) !== 2) continue;
      if (number & 0x80) this.in = number & 15;
      else this.out = number;
    }
  }

  open(baud = 115200) {
    this.host.listen(this.in);
    this.rate(baud);
    this.lines(3);
  }

  close() {
    this.lines(0);
    this.host.ignore(this.in);
  }

  rate(baud) {
    const coding = Buffer.from([0, 0, 0, 0, 0, 0, 8]);
    coding.writeUInt32LE(baud);
    this.host.control(TO_INTERFACE, SET_LINE_CODING, 0, this.interface, coding);
  }

  /** Sets the control lines: 1 is DTR, 2 is RTS. */
  lines(value) {
    this.host.control(TO_INTERFACE, SET_LINES, value, this.interface);
  }

  send(bytes, how) {
    this.host.send(this.out, bytes, how);
  }

  /** Returns all received bytes, and removes them. */
  take() {
    return Buffer.concat(this.host.received.get(this.in)?.splice(0) ?? []);
  }
}
