/** How a run measures time: the options shared by all commands. */

import { Profile } from './profile.mjs';

/** The options for `parseArgs`. */
export const MEASURING = { 'free-misses': { type: 'boolean' }, plain: { type: 'boolean' }, profile: { type: 'boolean' } };

/** The constructor options of a chip for these values. */
export function measuring(values) {
  return { freeMisses: values['free-misses'], plain: values.plain, profile: values.profile ? new Profile() : null };
}

/** Prints the profile, if one was asked for. */
export function printProfile({ profile }, { functions }) {
  for (const line of profile?.table(functions) ?? []) console.log(line);
}
