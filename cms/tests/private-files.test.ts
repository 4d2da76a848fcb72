import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from './support/backend';

const cms = path.resolve(import.meta.dirname, '..');
const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);
let database = '';
let files = '';

beforeAll(() => {
  database = String(process.env.DATABASE_FILENAME);
  files = String(process.env.UPLOADS_DIR);
});

describe("customers' data is readable only by the server's user", () => {
  it('even if an earlier version wrote it for everybody', () => {
    const mail = path.join(files, 'mailbox', 'a.json');
    const attachment = path.join(files, 'attachments', 'ab', 'file.pdf');
    for (const file of [mail, attachment]) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'a secret');
    }
    for (const file of [database, `${database}-wal`]) writeFileSync(file, '');
    const places = [database, `${database}-wal`, mail, attachment];
    for (const place of places) chmodSync(place, 0o644);
    chmodSync(path.join(files, 'mailbox'), 0o755);
    load('server/check-start.js').checkFiles();
    expect(places.map(modeOf)).toEqual(['600', '600', '600', '600']);
    expect(modeOf(path.join(files, 'mailbox'))).toBe('700');
  });

  it('from the first moment, for new files', () => {
    const folder = path.join(files, 'new');
    const env = { ...process.env, UPLOADS_DIR: folder, HOST: '192.0.2.1' };
    spawnSync(process.execPath, ['serve.cjs'], { cwd: cms, env });
    expect(modeOf(path.join(folder, 'uploads'))).toBe('700');
  });
});
