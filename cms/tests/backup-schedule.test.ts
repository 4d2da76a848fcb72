import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, load } from './support/backend';
import { mailsTo } from './support/customers';

let folder = '';

beforeAll(() => {
  folder = path.join(path.dirname(String(process.env.DATABASE_FILENAME)), 'backups');
});
afterAll(() => {
  for (const name of ['BACKUP_DIR', 'BACKUP_TIME', 'BACKUP_KEEP']) delete process.env[name];
});

describe('the name of a scheduled backup', () => {
  it.each([
    ['2026-11-23T02:30:00', 'fieldshop-2026-11-23-0230'],
    ['2026-11-23T02:29:59', 'fieldshop-2026-11-22-0230'],
    ['2026-03-01T00:00:00', 'fieldshop-2026-02-28-0230'],
  ])('that is due at %s is %s', (now, name) => {
    const { lastDue, nameOf } = load('backup/backup-schedule.js');
    expect(nameOf(lastDue(new Date(now), '02:30'))).toBe(name);
  });
});

describe('scheduled backups', () => {
  it('are made once when they are due, and the oldest are deleted', async () => {
    Object.assign(process.env, { BACKUP_DIR: folder, BACKUP_KEEP: '2', BACKUP_TIME: anHourAgo() });
    for (const name of ['fieldshop-2020-01-01-0230', 'fieldshop-2020-01-02-0230', 'my-own-backup'])
      aBackup(name);
    mkdirSync(path.join(folder, 'fieldshop-2020-01-03-0230'));
    const { strapi } = await aBackend();
    const { makeDueBackup } = load('backup/scheduled-backups.js');
    // The start makes the backup that is due, and then deletes the older of the two old ones.
    await expect.poll(completeBackups, { timeout: 60_000 }).not.toContain('fieldshop-2020-01-01-0230');
    expect(completeBackups()).toHaveLength(3);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await Promise.all([makeDueBackup(strapi, tomorrow), makeDueBackup(strapi, tomorrow)]);
    await makeDueBackup(strapi, tomorrow);
    const complete = completeBackups();
    expect(complete).toHaveLength(3);
    expect(complete).toContain('my-own-backup');
    expect(complete.filter((name) => name.startsWith('fieldshop-2020'))).toEqual([]);
    // The clock was set back by a week.
    const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
    await makeDueBackup(strapi, lastWeek);
    const afterFirst = completeBackups();
    await makeDueBackup(strapi, lastWeek);
    expect([afterFirst.length, completeBackups()]).toEqual([4, afterFirst]);
    // Not a complete backup, so only the operator may delete it.
    expect(existsSync(path.join(folder, 'fieldshop-2020-01-03-0230'))).toBe(true);
  }, 90_000);

  it('that fail are reported to staff once, and retried later', async () => {
    const { strapi } = await aBackend();
    const { makeDueBackup } = load('backup/scheduled-backups.js');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file in place of the folder');
    const later = (minutes: number) => new Date(Date.now() + (48 * 60 + minutes) * 60_000);
    await makeDueBackup(strapi, later(0));
    await makeDueBackup(strapi, later(5));
    await makeDueBackup(strapi, later(20));
    const reports = (await mailsTo('staff@example.test')).filter(
      ({ subject }) => subject === 'The backup failed',
    );
    expect(reports).toHaveLength(1);
    expect(reports[0]?.text).toContain('cannot be');
    expect(await lastBackup()).toBe(0);
    rmSync(folder);
    await makeDueBackup(strapi, later(40));
    expect(completeBackups()).toHaveLength(1);
  }, 90_000);

  it('have the time of the newest backup in /metrics, and no value without BACKUP_DIR', async () => {
    const seconds = Date.now() / 1000;
    expect(await lastBackup()).toBeGreaterThan(seconds - 90);
    expect(await lastBackup()).toBeLessThanOrEqual(seconds);
    // An interrupted backup does not count.
    mkdirSync(path.join(folder, 'fieldshop-2099-01-01-0230'));
    expect(await lastBackup()).toBeLessThanOrEqual(seconds);
    vi.spyOn(load('platform/config/environment.js'), 'environment').mockReturnValueOnce({});
    expect(await lastBackup()).toBeUndefined();
  });
});

/** In seconds, as Prometheus reads it. */
async function lastBackup(): Promise<number | undefined> {
  const { backupMetric } = load('backup/backup-metric.js');
  return (await backupMetric.read())[0]?.value;
}

/** An hour ago, so that the next backup is due long after these tests. */
function anHourAgo(): string {
  const time = new Date(Date.now() - 60 * 60 * 1000);
  return [time.getHours(), time.getMinutes()].map((n) => String(n).padStart(2, '0')).join(':');
}

function aBackup(name: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'manifest.json'), '{}');
}

function completeBackups(): string[] {
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'manifest.json')));
}
