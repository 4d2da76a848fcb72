import type { Core } from '@strapi/strapi';

export type BackgroundWork = {
  /** Settles when what there was to do at this moment is done. */
  wake(strapi: Core.Strapi): Promise<void>;
  /** Before the database is closed: what is under way comes to its end, nothing new begins. */
  end(): Promise<void>;
};
type Round = (strapi: Core.Strapi, isEnding: () => boolean) => Promise<void>;

/**
 * One round at a time in a process; who wakes it meanwhile gets another round afterwards. A round that fails is told
 * in the log: what it left undone is due again, and whoever wakes it next does it.
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
    // Here and not in a later turn: in between somebody could wake what no longer looks.
    running = undefined;
  }

  return {
    wake(strapi) {
      if (isEnding) return Promise.resolve();
      isWoken = true;
      running ??= run(strapi);
      return running;
    },
    async end() {
      isEnding = true;
      isWoken = false;
      await running;
    },
  };
}
