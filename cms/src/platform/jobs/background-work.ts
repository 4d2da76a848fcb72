import type { Core } from '@strapi/strapi';
import { runOutsideRequest } from '../logs/current-request';

export type BackgroundWork = {
  /** Resolves when all currently pending work is done. */
  wake(strapi: Core.Strapi): Promise<void>;
  /** Called before the database closes: finishes the current work and starts nothing new. */
  end(): Promise<void>;
};
type Round = (strapi: Core.Strapi, isEnding: () => boolean) => Promise<void>;

let isDisabled = false;

/** For a process that only migrates a database: it runs no jobs, sends no e-mails and updates no search index. */
export function disableBackgroundWork(): void {
  isDisabled = true;
}

export const isBackgroundWorkDisabled = () => isDisabled;

/**
 * Runs one round at a time per process. Waking it during a round starts another round afterwards. A failed round is
 * logged, and its remaining work is done in the next round.
 */
export function backgroundWork(round: Round): BackgroundWork {
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isEnding = false;

  async function run(strapi: Core.Strapi): Promise<void> {
    while (isWoken) {
      isWoken = false;
      await round(strapi, () => isEnding).catch((error) => {
        strapi.log.error(error);
      });
    }
    // Synchronous, because a wake-up before the next tick would otherwise be lost.
    running = undefined;
  }

  return {
    wake(strapi) {
      if (isEnding || isDisabled) return Promise.resolve();
      isWoken = true;
      running ??= runOutsideRequest(() => run(strapi));
      return running;
    },
    async end() {
      isEnding = true;
      isWoken = false;
      await running;
    },
  };
}
