/** Only one page or worker on this device sends at a time. */
export const withOutboxLock = <T>(task: () => Promise<T>): Promise<T> => withLock('fieldshop-outbox', task);

/** Adding to the cart reads the cart first, so additions run one at a time across all tabs. */
export const withCartLock = <T>(task: () => Promise<T>): Promise<T> => withLock('fieldshop-cart', task);

export const entryLockName = (id: string) => `fieldshop-outbox ${id}`;

/** Runs `task` unless the entry is being sent right now; returns false if it is. */
export const unlessSending = (id: string, task: () => Promise<void>): Promise<boolean> =>
  navigator.locks.request(entryLockName(id), { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await task();
    return true;
  });

const last = new Map<string, Promise<unknown>>();

/** Browsers that block site data also block the Web Locks API; calls are then serialised within this tab only. */
async function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  let hasStarted = false;
  const once = () => {
    hasStarted = true;
    return task();
  };
  try {
    return await navigator.locks.request(name, once);
  } catch (error) {
    if (hasStarted) throw error;
  }
  const turn = (last.get(name) ?? Promise.resolve()).then(task, task);
  last.set(name, turn);
  return turn;
}
