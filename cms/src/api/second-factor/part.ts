import type { Core } from '@strapi/strapi';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { addSecondFactorRoutes } from './admin-routes';
import { removeOldChallenges } from './services/challenges';
import { followStaff } from './services/follow-staff';
import { endUnprovenSessions, guardSessions } from './services/guard-sessions';
import { guardSignIn } from './services/guard-sign-in';

export const secondFactorPart: Part = {
  register(strapi: Core.Strapi) {
    addSecondFactorRoutes(strapi);
    guardSignIn(strapi);
    guardSessions(strapi);
    followStaff(strapi);
    runHourly(removeOldChallenges);
  },
  bootstrap: endUnprovenSessions,
};
