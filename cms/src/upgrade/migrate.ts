import { disableBackgroundWork } from '../platform/jobs/background-work';
import { createBackend } from '../server/boot';
import { checkFiles } from '../server/check-start';

/** Starts on the copy as the server does, but serves, sends and schedules nothing. */
export async function migrate(): Promise<void> {
  // The rehearsal was killed.
  process.once('disconnect', () => process.exit(1));
  if (!process.connected) process.exit(1);
  disableBackgroundWork();
  checkFiles();
  const strapi = await createBackend().load();
  await strapi.destroy();
}
