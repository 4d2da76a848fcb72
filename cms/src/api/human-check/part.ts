import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { removeOldPasses } from './services/passes';

export const humanCheckPart: Part = {
  register() {
    runHourly(removeOldPasses);
  },
};
