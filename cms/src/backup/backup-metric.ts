import { stat } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../platform/config/environment';
import type { ReadGauge } from '../platform/metrics/metrics';
import { backupsIn } from './backup-schedule';
import { manifestName } from './manifest';

/** Has no value without BACKUP_DIR, because the operator then makes backups in another way. */
export const backupMetric: ReadGauge = {
  name: 'fieldshop_last_backup_timestamp_seconds',
  help: 'When the newest backup in BACKUP_DIR was completed; 0 if there is none',
  async read() {
    const { BACKUP_DIR } = environment();
    return BACKUP_DIR === undefined ? [] : [{ value: await newestIn(BACKUP_DIR) }];
  },
};

async function newestIn(folder: string): Promise<number> {
  const manifests = (await backupsIn(folder)).map((name) => path.join(folder, name, manifestName));
  // The manifest is written last.
  const times = await Promise.all(manifests.map(async (file) => (await stat(file)).mtimeMs));
  return Math.max(0, ...times) / 1000;
}
