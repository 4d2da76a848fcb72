/**
 * `localStorage` or `sessionStorage`, for all code of the site. Where site data is blocked the browser throws when either
 * is merely named, and a full disk throws when something is written: then the value lasts until the page is closed.
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
    /** False where it could not be stored for the next visit. */
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
        // There is nothing to remove.
      }
    },
  };
}

/** Shared by all tabs, and there again at the next visit. */
export const deviceStorage = safeStorage('localStorage');

/** Of this tab, until it is closed. */
export const tabStorage = safeStorage('sessionStorage');
