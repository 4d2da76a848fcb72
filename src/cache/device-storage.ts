/**
 * Wraps `localStorage` or `sessionStorage`. If site data is blocked, merely accessing either throws; if the disk is full,
 * writing throws. In both cases values are stored in memory until the page is closed.
 */
function safeStorage(name: 'localStorage' | 'sessionStorage') {
  const unsaved = new Map<string, string>();
  return {
    getItem(key: string): string | null {
      try {
        return unsaved.get(key) ?? globalThis[name].getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns false if the value is only in memory. */
    setItem(key: string, value: string): boolean {
      try {
        globalThis[name].setItem(key, value);
        unsaved.delete(key);
        return true;
      } catch {
        unsaved.set(key, value);
        return false;
      }
    },
    keys(): string[] {
      try {
        return [...new Set([...unsaved.keys(), ...Object.keys(globalThis[name])])];
      } catch {
        return [...unsaved.keys()];
      }
    },
    removeItem(key: string) {
      unsaved.delete(key);
      try {
        globalThis[name].removeItem(key);
      } catch {
        // Nothing is stored.
      }
    },
  };
}

/** Shared by all tabs and persistent. */
export const deviceStorage = safeStorage('localStorage');

/** For this tab, until it is closed. */
export const tabStorage = safeStorage('sessionStorage');
