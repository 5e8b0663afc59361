// Offers firmware for handhelds to download.

/** The names of the boards, by the file of their firmware. */
const BOARDS = {
  'palmyra-pico-lcd-1-3.uf2': 'Waveshare Pico-LCD-1.3',
  'palmyra-picosystem.uf2': 'Pimoroni PicoSystem',
};
/** The file with the third-party notices of the firmware. */
const NOTICES = 'palmyra-notices.txt';

const byId = (id) => document.getElementById(id);

/** Offers the firmware on the page's server. Some copies of the page have no firmware. */
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
