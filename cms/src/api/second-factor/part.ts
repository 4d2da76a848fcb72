import type { Core } from '@strapi/strapi';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { addSecondFactorRoutes } from './admin-routes';
import { removeOldChallenges } from './services/challenges';
import { followStaff } from './services/follow-staff';
import { endUnprovenSessions, checkSessions } from './services/check-sessions';
import { checkSignIn } from './services/check-sign-in';

export const secondFactorPart: Part = {
  register(strapi: Core.Strapi) {
    addSecondFactorRoutes(strapi);
    checkSignIn(strapi);
    checkSessions(strapi);
    followStaff(strapi);
    runHourly(removeOldChallenges);
  },
  bootstrap: endUnprovenSessions,
};
