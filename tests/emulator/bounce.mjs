/**
 * Bouncing contacts, based on measurements of real switches: the times between edges in
 * microseconds. Each list has an odd number of edges.
 */

const TRACES = [
  [],
  [120, 80],
  [40, 30, 60, 25],
  [900, 300, 450, 200, 350, 150],
  [15, 10, 15, 10, 20, 10, 700, 40],
  [2500, 400, 1200, 300],
];

/** The lengths of noise pulses on a wire, in microseconds. */
const SPIKES = [5, 40, 150, 400, 700];

/** Presses and releases a button with bounces. Each press must move the cursor exactly once. */
export function bounce(handheld, { shot }) {
  handheld.rest();
  TRACES.forEach((trace, index) => {
    edges(handheld, 'DOWN', trace);
    handheld.advance(60);
    edges(handheld, 'DOWN', trace);
    handheld.rest();
    shot(`bounce-${index + 1}`, handheld.panel.picture());
  });
  for (const time of SPIKES) {
    edges(handheld, 'DOWN', [time]);
    handheld.advance(20);
  }
  handheld.rest();
  shot('spikes', handheld.panel.picture());
  return { bounce_traces: TRACES.length };
}

function edges(handheld, name, trace) {
  const toggle = () => (handheld.down.has(name) ? handheld.release(name) : handheld.press(name));
  toggle();
  for (const time of trace) {
    handheld.advance(time / 1000);
    toggle();
  }
}
