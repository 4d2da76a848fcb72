import { scheduledJobs } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { endListing, listUntranslatedTexts } from './services/list-untranslated-texts';
import { installOneRowPerText } from './services/one-row-per-text';

export const translationPart: Part = {
  register(strapi) {
    installOneRowPerText(strapi);
    scheduledJobs.add({ run: listUntranslatedTexts, intervalMs: 5 * 60_000 });
  },
  destroy: endListing,
};
