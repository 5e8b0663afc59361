/** Measures properties of the start: the seed, the boot loader, and the panel's registers. */

const START = 60;

export function starts(handheld) {
  handheld.rest();
  return {
    panel_as_made: Number(isTuned(handheld)),
    ...seeds(handheld),
    ...loader(handheld),
  };
}

/** Whether the panel's voltages and gamma are those of the maker's driver. */
function isTuned({ board, panel }) {
  return [...board.panel.tuning].every(([register, made]) => {
    const is = panel.tuning.get(register);
    return made.length === is.length && made.every((byte, index) => byte === is[index]);
  });
}

/**
 * Returns the number of different seeds of several boards. The boards differ in one source of
 * randomness each.
 */
function seeds(handheld) {
  const births = [
    { bits: 0n },
    { bits: 1n },
    { bits: 1n << 63n },
    { bits: 0n, unique: [0, 0, 0, 0, 0, 0, 0, 1] },
    { bits: 0n, unique: [1, 0, 0, 0, 0, 0, 0, 0] },
    { bits: 0n, paint: 0x3a },
  ];
  const found = births.map((birth) => {
    const other = handheld.another(0n, undefined, birth);
    other.advance(START);
    return other.seed;
  });
  return { seed_births: births.length, seeds: new Set(found).size };
}

/** Returns for several sets of buttons whether the boot loader starts if they are held. */
function loader(handheld) {
  const loads = (down) => {
    const other = handheld.another(1n, undefined, { down });
    other.advance(START);
    return Number(other.isLoading);
  };
  return { loader_x: loads(['X']), loader_x_and_y: loads(['X', 'Y']), loader_a: loads(['A']) };
}
