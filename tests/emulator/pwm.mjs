/**
 * The output of a PWM slice. Its compare and wrap registers are double buffered and take effect
 * when the counter wraps (data sheet, 4.5.2.3). The divider takes effect at once. The state is
 * computed when it is needed, and edges are not simulated.
 */

const CSR = 0x00;
const DIV = 0x04;
const CTR = 0x08;
const CC = 0x0c;
const TOP = 0x10;
const ENABLE = 1;

export class Slice {
  #rp;
  #slice;
  /** The values in effect. */
  #compare = 0;
  #top = 0xffff;
  /** The value of the counter, and the time in nanoseconds at which it had this value. */
  #counter = 0;
  #at = 0;

  /**
   * @param rp the emulated chip
   * @param slice one of its slices, whose registers are watched
   */
  constructor(rp, slice) {
    this.#rp = rp;
    this.#slice = slice;
    const write = slice.writeRegister.bind(slice);
    slice.writeRegister = (offset, value) => {
      this.#count();
      const wasRunning = this.#isRunning();
      write(offset, value);
      if (offset === CTR) this.#counter = value & 0xffff;
      // A slice that is not running uses new values at once.
      if (!wasRunning && [CSR, CC, TOP].includes(offset)) this.#latch();
    };
  }

  /** Returns the fraction of the time in which the pin of a channel (0 or 1) is high. */
  duty(channel) {
    this.#count();
    if (!this.#isRunning()) return 0;
    const compare = channel ? this.#compare >>> 16 : this.#compare & 0xffff;
    return Math.min(compare / (this.#top + 1), 1);
  }

  /** Returns the number of pulses per second. */
  frequency() {
    this.#count();
    return this.#isRunning() ? this.#rate() / (this.#top + 1) : 0;
  }

  #isRunning() {
    return (this.#slice.csr & ENABLE) !== 0;
  }

  /** Returns the number of counts per second. */
  #rate() {
    const { div } = this.#slice;
    return this.#rp.clkSys / (((div >> 4) & 0xff || 256) + (div & 0xf) / 16);
  }

  #latch() {
    this.#compare = this.#slice.cc >>> 0;
    this.#top = this.#slice.top;
  }

  /** Advances the counter to the current time. Applies the written values if the counter wraps. */
  #count() {
    const now = this.#rp.clock.nanosCounter;
    const counts = this.#isRunning() ? ((now - this.#at) * this.#rate()) / 1e9 : 0;
    this.#at = now;
    const left = this.#top + 1 - this.#counter;
    if (counts < left) {
      this.#counter += counts;
      return;
    }
    this.#latch();
    this.#counter = (counts - left) % (this.#top + 1);
  }
}
