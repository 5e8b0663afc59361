/**
 * Measures how long bots think on the device, and whether the device stays responsive meanwhile.
 */

const MILLISECOND = 1e6;
/** The milliseconds for which the main loop must be idle before a turn is considered over. */
const IDLE = 5;

/**
 * Continues each game up to the next decision of a person. In each game, a bot is about to begin
 * its turn.
 *
 * @param {Uint8Array[]} images the contents of the save region for each game
 */
export function think(handheld, { seed, images }) {
  const runs = images.map((image) => {
    const device = handheld.another(seed, image);
    device.rest();
    const run = turn(device);
    handheld.faults.push(...device.faults);
    return { ...run, stack: device.stack().used };
  });
  const times = runs.map((run) => run.time).sort((a, b) => a - b);
  return {
    think_positions: times.length,
    think_p95_ms: times[Math.ceil(0.95 * times.length) - 1],
    think_mean_ms: times.reduce((sum, time) => sum + time, 0) / times.length,
    think_hz: Math.min(...runs.map((run) => run.rate)),
    stack_bytes: Math.max(...runs.map((run) => run.stack)),
  };
}

/** Returns the milliseconds of a bot's turn, and the pictures per second during that turn. */
function turn(device) {
  const begin = device.now;
  const shown = device.panel.pictures.length;
  device.press('A');
  device.settle(IDLE);
  device.release('A');
  const pictures = device.panel.pictures.slice(shown);
  const time = (device.now - begin) / MILLISECOND - IDLE;
  return { time, rate: slowest(pictures) };
}

/**
 * Returns the lowest number of pictures per second over ten consecutive pictures. If there are
 * fewer pictures, counts all of them.
 */
function slowest(times) {
  const span = Math.min(10, times.length - 1);
  if (span < 1) return Infinity;
  const spans = times.slice(span).map((time, index) => time - times[index]);
  return (span * 1e9) / Math.max(...spans);
}
