// The image of all saves, as the browser keeps it.

// Several copies on one server do not meet.
const NAME = `palmyra:${new URL('.', location).pathname}`;

/** Where the browser keeps things; nothing if it does not let this page. */
function storage() {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Reads what is kept under a name; nothing if there is nothing or nothing is kept. */
export function remembered(what) {
  try {
    return storage()?.getItem(`${NAME} ${what}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps something small, if the browser does. */
export function remember(what, text) {
  try {
    storage()?.setItem(`${NAME} ${what}`, text);
  } catch {
    // It is asked for again, or guessed.
  }
}

export class Saves {
  /** Whether this tab owns the saves. */
  owns = false;
  #latest;
  #told;

  /**
   * `told` is called with whether the browser has kept the last image, and `lost`
   * when another tab has taken the saves over.
   */
  constructor({ told, lost }) {
    this.#told = told;
    this.lost = lost;
  }

  /** Whether the browser lets the page keep nothing at all. */
  get isBlocked() {
    return storage() === undefined;
  }

  /** The last image; what is in memory is never older than what is kept. */
  get image() {
    return this.#latest ?? this.#stored();
  }

  #stored() {
    const text = storage()?.getItem(NAME) ?? null;
    if (text === null) return undefined;
    try {
      return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    } catch {
      // Something else: it is told as such.
      return new TextEncoder().encode(text);
    }
  }

  /** Keeps an image; whether it is safe. */
  keep(image) {
    if (!this.owns) return false;
    this.#latest = image;
    // The page has said that nothing outlives it; until then memory is as good.
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

  /** Resolves with whether this tab owns the saves now; nobody else writes them then. */
  own(options) {
    return new Promise((resolve) => {
      const settle = (owns) => {
        this.owns = owns;
        resolve(owns);
      };
      const unguarded = () => settle(true);
      // Without a secure address there are no locks; better to play unguarded.
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
        // A browser that keeps nothing has no locks either.
        if (error.name !== 'AbortError' || !this.owns) return unguarded();
        this.owns = false;
        // What the other tab keeps is newer.
        this.#latest = undefined;
        this.lost();
      });
    });
  }
}
