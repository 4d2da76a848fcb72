import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { removeOldEndings } from './services/ended-sessions';
import { personalDataProviders } from './services/personal-data-provider';
import { personalSessions, removeOldSessions } from './services/session-list';
import { removeSecondAccounts } from './services/remove-second-accounts';

export const accountPart: Part = {
  register() {
    personalDataProviders.add(personalSessions);
    runHourly(removeOldEndings, removeOldSessions, removeSecondAccounts);
  },
};
