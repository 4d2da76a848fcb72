import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { removeOldEndings } from './services/ended-sessions';
import { removeSecondAccounts } from './services/remove-second-accounts';

export const accountPart: Part = {
  register() {
    runHourly(removeOldEndings, removeSecondAccounts);
  },
};
