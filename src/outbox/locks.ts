/** One at a time on this device, page or worker: nothing is sent meanwhile by anybody else. */
export const withOutboxLock = <T>(act: () => Promise<T>): Promise<T> => withLock('fieldshop-outbox', act);

/** Who adds to the cart reads first what is in it: one after the other, in whichever tab. */
export const withCartLock = <T>(act: () => Promise<T>): Promise<T> => withLock('fieldshop-cart', act);

export const entryLockName = (id: string) => `fieldshop-outbox ${id}`;

/** Acts on an entry that is not on its way at this moment; answers false where it is. */
export const unlessSending = (id: string, act: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(entryLockName(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await act();
    return true;
  });

const last = new Map<string, Promise<unknown>>();

/** Browsers that block site data block the locks too: then this tab is alone, and takes turns with itself. */
async function withLock<T>(name: string, act: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const once = () => {
    hasBegun = true;
    return act();
  };
  try {
    return await navigator.locks.request(name, once);
  } catch (error) {
    if (hasBegun) throw error;
  }
  const turn = (last.get(name) ?? Promise.resolve()).then(act, act);
  last.set(name, turn);
  return turn;
}
