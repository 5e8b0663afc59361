/** What the page says; the application's own words are inside the program. */
export const TEXTS = {
  understood: 'All right',
  cancel: 'Cancel',
  inUse: 'Palmyra is open in another tab, with your saves.',
  takenOver: 'Your game goes on in another tab.',
  playHere: 'Play here',
  noRecord: 'There is no game to tell of yet.',
  turn: (turn, turns) => `Turn ${turn} of ${turns}`,
  replace: 'Replace all saves in this browser by those of the file?',
  doReplace: 'Replace',
  notKept: 'The browser does not keep the saves: allow this page to store data.',
  spoiled: 'The saves of this browser were left as they are. Download them before you begin anew.',
  downloadAndErase: 'Download and begin anew',
  failed: 'Palmyra could not start:',
};
