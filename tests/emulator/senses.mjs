/** Tests of light and sound. */

const SECOND = 1000;

/** Waits until the backlight is off, wakes the device, and listens while button A confirms. */
export function senses(handheld, { shot }) {
  const look = (name) => {
    handheld.rest();
    shot(name, handheld.panel.picture());
    return handheld.backlight();
  };
  const full = look('lit');
  handheld.advance(61 * SECOND);
  const dim = handheld.backlight();
  handheld.advance(240 * SECOND);
  const dark = handheld.backlight();
  handheld.tap('DOWN');
  const woken = look('woken');
  handheld.tap('DOWN');
  look('moved');
  const quiet = handheld.sounds();
  handheld.press('A');
  const sounds = hears(handheld);
  handheld.release('A');
  handheld.advance(SECOND);
  return {
    light_full: full,
    light_dim: dim,
    light_dark: dark,
    light_woken: woken,
    sounds_before: Number(quiet),
    sounds_on_confirm: Number(sounds),
    sounds_after: Number(handheld.sounds()),
  };
}

/** Whether the piezo sounds within a tenth of a second. */
function hears(handheld) {
  let heard = false;
  for (let i = 0; i < 100; i++) {
    handheld.advance(1);
    heard ||= handheld.sounds();
  }
  return heard;
}
