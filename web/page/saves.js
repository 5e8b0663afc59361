// Keeps the image of all saves in the browser's storage.

// The name contains the path, so that several copies of the page on one server
// have separate saves.
const NAME = `palmyra:${new URL('.', location).pathname}`;

/** Returns the browser's storage; `undefined` if the page may not use it. */
function storage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Reads the text stored under a name; `undefined` if there is none. */
export function remembered(what) {
  try {
    return storage()?.getItem(`${NAME} ${what}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text under a name, if the browser allows it. */
export function remember(what, text) {
  try {
    storage()?.setItem(`${NAME} ${what}`, text);
  } catch {
    // An error is ignored. Without storage, the next visit asks again or uses a
    // default.
  }
}

export class Saves {
  /** Whether this tab owns the saves. */
  owns = false;
  #latest;
  #told;

  /**
   * Calls `told` after each attempt to store an image, with whether it succeeded. Calls `lost`
   * when another tab has taken over the saves.
   */
  constructor({ told, lost }) {
    this.#told = told;
    this.lost = lost;
  }

  /** Whether the browser forbids the page to store data. */
  get isBlocked() {
    return storage() === undefined;
  }

  /** The last image. An image in memory is never older than the stored one. */
  get image() {
    return this.#latest ?? this.#stored();
  }

  #stored() {
    const text = storage()?.getItem(NAME) ?? null;
    if (text === null) return undefined;
    try {
      return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    } catch {
      // The stored text is not an image of saves. The program will report that.
      return new TextEncoder().encode(text);
    }
  }

  /** Stores an image. Returns whether that succeeded. */
  keep(image) {
    if (!this.owns) return false;
    this.#latest = image;
    // The page has warned that the browser stores nothing. Until the page is closed,
    // memory is enough.
    if (this.isBlocked) return true;
    const isKept = this.#store(image);
    this.#told(isKept);
    return isKept;
  }

  #store(image) {
    try {
      let text = '';
      for (let at = 0; at < image.length; at += 4096) {
        text += String.fromCharCode(...image.subarray(at, at + 4096));
      }
      storage().setItem(NAME, btoa(text));
      return true;
    } catch {
      return false;
    }
  }

  /** Tries to own the saves, so that no other tab writes them. Resolves to whether it succeeded. */
  own(options) {
    return new Promise((resolve) => {
      const settle = (owns) => {
        this.owns = owns;
        resolve(owns);
      };
      const unguarded = () => settle(true);
      // Pages without a secure address have no locks. The game is then played
      // without a lock.
      if (!navigator.locks) return unguarded();
      let held;
      try {
        held = navigator.locks.request(NAME, options, (lock) => {
          settle(lock !== null);
          return lock === null ? undefined : new Promise(() => {});
        });
      } catch {
        return unguarded();
      }
      held.catch((error) => {
        // A browser without storage may also refuse locks.
        if (error.name !== 'AbortError' || !this.owns) return unguarded();
        this.owns = false;
        // The other tab will store saves that are newer than these.
        this.#latest = undefined;
        this.lost();
      });
    });
  }
}
