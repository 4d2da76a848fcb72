import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The folder of this run of the tests, which all workers share. */
export const testFolder = () => String(process.env.FIELDSHOP_TEST_FOLDER);

/** A folder of this run that `make` has filled. The first worker that calls this fills it; the others wait. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(testFolder(), name);
  const unfinished = `${folder}-unfinished`;
  while (!existsSync(folder)) {
    const isFirst = mkdirSync(unfinished, { recursive: true }) !== undefined;
    if (!isFirst) await delay(100);
    else
      await make(unfinished).then(
        () => renameSync(unfinished, folder),
        (error) => {
          rmSync(unfinished, { recursive: true });
          throw error;
        },
      );
  }
  return folder;
}
