// Offers firmware for handhelds to download.

/** What the page calls the board of a file. */
const BOARDS = {
  'palmyra-pico-lcd-1-3.uf2': 'Waveshare Pico-LCD-1.3',
  'palmyra-picosystem.uf2': 'Pimoroni PicoSystem',
};
/** The notices that belong to the firmware. */
const NOTICES = 'palmyra-notices.txt';

const byId = (id) => document.getElementById(id);

/** Offers the firmware that is on the page's server; a copy of the page may have none. */
export async function offerFirmware() {
  let names = [];
  try {
    names = await (await fetch('firmware.json')).json();
  } catch {
    // An error is ignored, because without a network there is nothing to
    // download.
  }
  const links = names.filter((name) => name in BOARDS).map((name) => {
    const link = document.createElement('a');
    link.href = name;
    link.download = name;
    link.textContent = BOARDS[name];
    return link;
  });
  byId('firmware').replaceChildren(...links);
  byId('firmware-notices').hidden = !names.includes(NOTICES);
  byId('install').hidden = links.length === 0;
}
