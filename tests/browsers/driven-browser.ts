import { setTimeout } from 'node:timers/promises';

export interface DrivenBrowser {
  /** Resolves when the page has loaded. */
  open: (url: string) => Promise<void>;
  /** The result of a script such as `return …`. */
  read: (script: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Retries until it succeeds, for half a minute. */
export async function retried<T>(act: () => Promise<T>, withinMs = 30_000): Promise<T> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(250);
    }
  }
}
