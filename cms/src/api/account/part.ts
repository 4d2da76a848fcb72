import { addStaffActions } from '../../platform/admin-panel/staff-actions';
import { addStaffRoutes } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { guestStaffActions } from './staff-guest-actions';
import { accountStaffActions, accountStaffRoutes } from './staff-routes';
import { recordSignIn, removeInactiveAccounts } from './services/inactive-accounts';
import { signInListeners } from './services/sign-in-listeners';
import { removeOldEndedSessions } from './services/ended-sessions';
import { personalDataProviders } from './services/personal-data-provider';
import { personalMails } from './services/personal-mails';
import { personalSessions, removeOldSessions } from './services/session-list';
import { removeSecondAccounts } from './services/remove-second-accounts';

export const accountPart: Part = {
  register(strapi) {
    addStaffRoutes(strapi, accountStaffRoutes);
    addStaffActions(strapi, [...accountStaffActions, ...guestStaffActions]);
    personalDataProviders.add(personalMails, personalSessions);
    runHourly(removeOldEndedSessions, removeOldSessions, removeSecondAccounts, removeInactiveAccounts);
    signInListeners.add(recordSignIn);
  },
};
