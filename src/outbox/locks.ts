/** One at a time on this device, page or worker: nothing is sent meanwhile by anybody else. */
export const alone = <T>(act: () => Promise<T>): Promise<T> =>
  navigator.locks.request('fieldshop-outbox', act);

export const lockOf = (id: string) => `fieldshop-outbox ${id}`;

/** Acts on an entry that is not on its way at this moment; answers false where it is. */
export const unlessOnItsWay = (id: string, act: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await act();
    return true;
  });
