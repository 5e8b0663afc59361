/** How a run measures time: the options that all commands share. */

import { Profile } from './profile.mjs';

/** For `parseArgs`. */
export const MEASURING = { 'free-misses': { type: 'boolean' }, profile: { type: 'boolean' } };

/** What a chip has to know of them. */
export function measuring(values) {
  return { freeMisses: values['free-misses'], profile: values.profile ? new Profile() : null };
}

/** Prints the profile, if one was asked for. */
export function printProfile({ profile }, { functions }) {
  for (const line of profile?.table(functions) ?? []) console.log(line);
}
