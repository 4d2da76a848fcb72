import { runHourly } from '../jobs/scheduled-jobs';
import type { Part } from '../part';
import { removeOldCounts } from './rate-limit';

export const rateLimitPart: Part = {
  register() {
    runHourly(removeOldCounts);
  },
};
