/** Classes that the package of the emulator does not export. They are found through an instance. */

import { RP2040 } from 'rp2040js';

const { core, ppb, sio } = new RP2040();
export const CortexM0Core = core.constructor;
export const RPPPB = ppb.constructor;
export const RPSIO = sio.constructor;
