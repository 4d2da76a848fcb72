import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { appliedVersions } from '../admin-panel/applied-versions';
import { environment } from '../config/environment';
import { errorTranslations, fullDisk } from '../http/expected-errors';
import { readinessChecks } from '../http/readiness';
import { runHourly } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { checkBucket, hasBucket, unavailable } from '../storage/bucket';
import { installResponsiveFormats } from './responsive-formats';
import { removeAbandonedFolders } from './temporary-files';

export const uploadsPart: Part = {
  register(strapi) {
    installResponsiveFormats(strapi);
    if (hasBucket()) explainBucketErrors(strapi);
    errorTranslations.add(fullDisk);
    runHourly(() => removeAbandonedFolders());
    readinessChecks.add({
      name: 'uploads',
      run: () => (hasBucket() ? checkBucket() : access(uploads(), constants.W_OK)),
    });
  },
  async bootstrap(strapi) {
    closePublicFolder(strapi);
    await keepOriginals(strapi);
  },
};

type Provider = Record<string, (...args: unknown[]) => Promise<unknown>>;

const actions = ['upload', 'uploadStream', 'replace', 'replaceStream', 'delete'];

/** Without this, the media library would show an internal error while the bucket does not respond. */
function explainBucketErrors(strapi: Core.Strapi): void {
  const provider: Provider = strapi.plugin('upload').provider;
  for (const action of actions) {
    const original = provider[action];
    if (!original) continue;
    provider[action] = (...args) =>
      original(...args).catch((error: unknown) => {
        throw unavailable(error);
      });
  }
}

const uploads = () => path.join(environment().UPLOADS_DIR, 'uploads');

const everyFile = '/((?!uploads/).+)';

// Removes Strapi's route that serves every file in UPLOADS_DIR, because that folder may contain the database, the mailbox
// and attachments of customers. Our own middleware serves uploads.
function closePublicFolder({ server }: Core.Strapi): void {
  const { router } = server;
  router.stack = router.stack.filter(({ path }: { path: unknown }) => path !== everyFile);
}

const key = 'upload-settings';

// Tells Strapi, once, not to compress originals, because all sizes on the site are made from them.
async function keepOriginals(strapi: Core.Strapi): Promise<void> {
  const applied = await appliedVersions(strapi);
  if (applied.get(key)) return;
  const service = strapi.plugin('upload').service('upload');
  await service.setSettings({ ...(await service.getSettings()), sizeOptimization: false });
  applied.set(key, 'original');
  await applied.save();
}
