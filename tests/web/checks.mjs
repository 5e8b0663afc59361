/** All checks. Each gets browser profiles, the page's address and a folder. */
export * from './checks/cable.mjs';
export * from './checks/firmware.mjs';
export * from './checks/links.mjs';
export * from './checks/pictures.mjs';
export * from './checks/running.mjs';
export * from './checks/saves.mjs';
export * from './checks/screen.mjs';
