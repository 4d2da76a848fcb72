import * as v from 'valibot';
import { folder, wholeNumber } from './variables';

export const backupVariables = {
  BACKUP_DIR: v.optional(folder),
  BACKUP_TIME: v.optional(
    v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 02:30')),
    '02:30',
  ),
  BACKUP_KEEP: v.optional(wholeNumber(1, 1000), '14'),
};
