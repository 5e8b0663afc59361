/** Creates a small random generator for tests. The same seed gives the same numbers everywhere. */
export function generator(seed) {
  let state = seed >>> 0;
  /** @returns an integer from 0 to `below`, exclusive. */
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}
