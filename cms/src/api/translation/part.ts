import { scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import { otherPaths } from '../../platform/site-paths/paths-in-languages';
import type { Part } from '../../platform/part';
import { installEntryUrlChecks } from './services/check-entry-urls';
import { installEntryUrlsFollow } from './services/follow-entry-urls';
import { pathsOfPage } from './services/entry-urls';
import { endListing, listUntranslatedTexts } from './services/list-untranslated-texts';
import { installOneRowPerText } from './services/one-row-per-text';

export const translationPart: Part = {
  register(strapi) {
    installOneRowPerText(strapi);
    installEntryUrlChecks(strapi);
    otherPaths.add(pathsOfPage);
    installEntryUrlsFollow(strapi);
    scheduledJobs.add({ run: listUntranslatedTexts, intervalMs: 5 * 60_000 });
  },
  destroy: endListing,
};
