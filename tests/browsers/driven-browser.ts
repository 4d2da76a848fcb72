import { setTimeout } from 'node:timers/promises';

export interface DrivenBrowser {
  /** Returns when the page has been loaded. */
  open: (url: string) => Promise<void>;
  /** What a script of the form `return …` answers. */
  read: (script: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** Until it succeeds, for half a minute. */
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
