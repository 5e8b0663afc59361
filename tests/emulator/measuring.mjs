/** The options for measuring time. All commands share them. */

import { Profile } from './profile.mjs';

/** The options for `parseArgs`. */
export const MEASURING = {
  'free-misses': { type: 'boolean' },
  'slow-erases': { type: 'boolean' },
  plain: { type: 'boolean' },
  profile: { type: 'boolean' },
};

/** The longest time to erase a sector, according to the makers of both flashes, in nanoseconds. */
const SLOWEST_ERASE = 400e6;

/** Returns the options for the constructor of a chip. */
export function measuring(values) {
  return {
    freeMisses: values['free-misses'],
    plain: values.plain,
    eraseTime: values['slow-erases'] ? SLOWEST_ERASE : undefined,
    profile: values.profile ? new Profile() : null,
  };
}

/** Prints the profile, if requested. */
export function printProfile({ profile }, { functions }) {
  for (const line of profile?.table(functions) ?? []) console.log(line);
}
