/**
 * Runs the simulator's scripts on the handheld. Their language is described in
 * `headless/src/script.rs`, which also checks them.
 */

/**
 * Returns the words of each step.
 * @returns {string[][]}
 */
export function parseScript(text) {
  return text
    .split('\n')
    .map((line) => line.split('#')[0].trim().split(/\s+/))
    .filter(([command]) => command);
}

/**
 * Runs a script. A picture is taken when it no longer changes, so that it does not depend on the
 * speed of the processor.
 *
 * @param {(name: string, picture: Uint16Array) => void} onShot
 * @param {(begin: number) => void} [onPress] is called with the time of a press once it has been
 * handled
 */
export function runScript(handheld, steps, onShot, onPress = () => {}) {
  for (const [command, word, count] of steps) {
    const button = word?.toUpperCase();
    switch (command) {
      case 'press':
        for (let i = 0; i < Number(count ?? 1); i++) {
          const begin = handheld.now;
          handheld.tap(button);
          // Waits while a bot thinks. In the simulator, thinking takes no time.
          handheld.settle();
          onPress(begin);
        }
        break;
      case 'hold':
        handheld.hold(button, Number(count));
        break;
      case 'down':
        handheld.press(button);
        break;
      case 'up':
        handheld.release(button);
        break;
      case 'wait':
        handheld.advance(Number(word));
        break;
      case 'shot':
        handheld.rest();
        onShot(word, handheld.panel.picture());
        break;
      case 'expect': // the name of a screen never leaves the firmware
        break;
      default:
        throw new Error(`there is no step "${command}"`);
    }
  }
}
