/** Measures short tones. */

import { runScript } from './script.mjs';

/** The milliseconds between two samples of the piezo. */
const LOOK = 0.5;
/** The number of samples after a press. They cover more time than the tone of a confirmation. */
const LOOKS = 160;
const PRESSES = 12;

/**
 * Plays a script. Then repeatedly confirms a choice and takes it back, each time at another phase
 * of the piezo's counter. Measures the duration, the pitch and the pulse width of the tones.
 */
export function tones(handheld, { steps, shot }) {
  runScript(handheld, steps, shot);
  handheld.rest();
  const heard = Array.from({ length: PRESSES }, (_, index) => {
    handheld.advance(100 + 7.3 * index);
    const tone = listen(handheld, 'A');
    handheld.tap('B');
    handheld.rest();
    return tone;
  });
  return {
    tone_shortest_ms: Math.min(...heard.map(({ time }) => time)),
    tone_longest_ms: Math.max(...heard.map(({ time }) => time)),
    tone_hertz: Math.max(...heard.map(({ hertz }) => hertz)),
    tone_pulse_us: Math.max(...heard.map(({ pulse }) => pulse)),
  };
}

function listen(handheld, button) {
  let [time, hertz, pulse] = [0, 0, 0];
  handheld.press(button);
  for (let look = 0; look < LOOKS; look++) {
    handheld.advance(LOOK);
    if (look === LOOKS / 2) handheld.release(button);
    const tone = handheld.tone();
    if (tone.pulse > 0) time += LOOK;
    hertz = Math.max(hertz, tone.hertz);
    pulse = Math.max(pulse, tone.pulse);
  }
  return { time, hertz, pulse };
}
