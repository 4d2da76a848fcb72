import { disableBackgroundWork } from '../platform/jobs/background-work';
import { createBackend } from '../server/boot';
import { checkFiles } from '../server/check-start';

/** Starts the backend on the copy, as the server does, but serves no requests, sends no e-mails and runs no jobs. */
export async function migrate(): Promise<void> {
  // Ends this process if the rehearsal was killed.
  process.once('disconnect', () => process.exit(1));
  if (!process.connected) process.exit(1);
  disableBackgroundWork();
  checkFiles();
  const strapi = await createBackend().load();
  await strapi.destroy();
}
