// The sizes of the panel and of the buttons.

import { SIDE } from './handheld.js';

/** The sizes of the keys in pixels. The first one that fits is used, enlarged if there is space. */
const KEYS = [48, 42, 36];
const LARGEST_KEY = 80;
/** The width of the rims of panel and case, both sides together. */
const RIM = 10;
/** The height of the menu's button, and of the bar of a record if it is below all buttons. */
const TRAY = 50;
/** The height of the bar of a record if it is below the d-pad, where it has two rows. */
const BAR = 88;
/** The space between panel, buttons and edges. */
const GAPS = 12;

/** Returns the space for the panel with the buttons beside it (wide) or below it (tall). */
const rooms = (width, height, key) => ({
  wide: Math.min(width - 6 * key - RIM - 2, height - RIM),
  tall: 6 * key + GAPS > width ? 0 : Math.min(width - RIM, height - 3 * key - TRAY - RIM - GAPS),
});

/**
 * Returns the largest width of the panel that fits a space. Each pixel of the panel covers a
 * whole number of device pixels, unless it would then be smaller than a CSS pixel.
 */
function side(room, ratio) {
  const whole = (Math.floor((room * ratio) / SIDE) * SIDE) / ratio;
  return whole >= SIDE ? whole : Math.floor(room * ratio) / ratio;
}

/** Returns the layout of the device for a space of this size. */
export function layout(width, height, ratio) {
  for (const key of KEYS) {
    const room = rooms(width, height, key);
    const [wide, tall] = [side(room.wide, ratio), side(room.tall, ratio)];
    const form = wide > tall ? 'wide' : 'tall';
    const panel = Math.max(wide, tall);
    if (panel < SIDE) continue;
    const beside = [(width - panel - RIM - 3 * GAPS) / 6, (height - 2 * BAR) / 3];
    const below = [(width - 3 * GAPS) / 6, (height - panel - TRAY - RIM - GAPS) / 3];
    const most = Math.min(LARGEST_KEY, ...(form === 'wide' ? beside : below));
    return { form, panel, key: Math.max(key, Math.floor(most)) };
  }
  // If the window is too small for the device, the page can be scrolled to the
  // buttons.
  const room = Math.min(SIDE, width - RIM, Math.max(height - RIM, SIDE / 2));
  return { form: 'tall', panel: Math.floor(room * ratio) / ratio, key: KEYS[0] };
}

/** Fits the device to the window. */
export function fit() {
  // Zooming with two fingers enlarges a part of the page. The layout must not change
  // then.
  if (visualViewport && visualViewport.scale > 1.01) return;
  const edges = getComputedStyle(document.body);
  const across = parseFloat(edges.paddingLeft) + parseFloat(edges.paddingRight);
  const along = parseFloat(edges.paddingTop) + parseFloat(edges.paddingBottom);
  const { form, panel, key } = layout(innerWidth - across, innerHeight - along, devicePixelRatio || 1);
  const device = document.querySelector('.case');
  device.classList.toggle('wide', form === 'wide');
  device.classList.toggle('tall', form === 'tall');
  device.style.setProperty('--panel', `${panel}px`);
  device.style.setProperty('--key', `${key}px`);
  const spare = innerWidth - across - panel - RIM - 6 * key;
  device.style.setProperty('--gap', `${Math.max(0, Math.min(24, Math.floor(spare / 4) - 1))}px`);
}
