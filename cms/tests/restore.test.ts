import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  aFilledInstallation,
  aFolder,
  anInstallation,
  backUp,
  environmentOf,
  restore,
  secrets,
} from './support/installations';
import { startProcess } from './support/processes';

let root = '';

beforeAll(async () => {
  root = await aFolder();
});

describe('a restore is rejected and changes nothing', () => {
  let good = '';

  beforeAll(async () => {
    good = path.join(root, 'good');
    await backUp(await aFilledInstallation(path.join(root, 'source')), good);
  });

  const faults: [string, (folder: string) => void, string][] = [
    ['was never finished', (folder) => rmSync(path.join(folder, 'manifest.json')), 'never finished'],
    [
      'lacks a file',
      (folder) => rmSync(path.join(folder, 'files/mailbox/mail.json')),
      'mail.json is missing',
    ],
    [
      'has a changed file',
      (folder) => appendFileSync(path.join(folder, 'database.sqlite'), 'x'),
      'has changed',
    ],
    [
      'has another file',
      (folder) => writeFileSync(path.join(folder, 'files/uploads/x.html'), ''),
      'not in the manifest',
    ],
    ['has a manifest that is cut off', (folder) => cut(path.join(folder, 'manifest.json')), 'cannot be read'],
    ['was made by a newer version', (folder) => edit(folder, '"format": 1', '"format": 2'), 'newer version'],
    [
      'names a file outside',
      (folder) => edit(folder, 'files/mailbox/mail.json', '../../mail.json'),
      'cannot be read',
    ],
    [
      'is of another database',
      (folder) => edit(folder, '"database": "sqlite"', '"database": "postgres"'),
      'DATABASE_CLIENT',
    ],
  ];
  it.each(faults)('if the backup %s', async (title, damage, message) => {
    const folder = path.join(root, title.replaceAll(' ', '-'));
    cpSync(good, folder, { recursive: true });
    damage(folder);
    const target = anInstallation(path.join(root, `${title}-target`));
    expect(await restore(target, folder)).toEqual({ code: 1, problem: expect.stringContaining(message) });
    expect(existsSync(target.DATABASE_FILENAME) || existsSync(target.settings)).toBe(false);
  });

  it('if there is data already, unless told to replace it; then the old data is kept', async () => {
    const target = await aFilledInstallation(path.join(root, 'occupied'));
    writeFileSync(path.join(target.UPLOADS_DIR, 'uploads/own.webp'), 'own');
    expect((await restore(target, good)).problem).toContain('--replace');
    expect(existsSync(path.join(target.UPLOADS_DIR, 'uploads/own.webp'))).toBe(true);

    const { code, result } = await restore(target, good, { replace: true });
    expect(code).toBe(0);
    expect(result?.previous).toHaveLength(4);
    expect(readdirSync(path.join(target.UPLOADS_DIR, 'uploads'))).toEqual(['picture.webp']);
    const previous = readdirSync(target.UPLOADS_DIR).find((name) =>
      name.startsWith('uploads.before-restore'),
    );
    expect(readdirSync(path.join(target.UPLOADS_DIR, previous ?? ''))).toContain('own.webp');
  });

  it('if its secrets are not those of the installation, unless told to replace them', async () => {
    const target = anInstallation(path.join(root, 'other-secrets'));
    writeFileSync(
      target.settings,
      'SITE_URL=https://shop.example\nAPP_KEYS=keys-of-another-installation\nJWT_SECRET=sign-ins-of-another\n',
    );
    expect((await restore(target, good)).problem).toContain('The secrets in');
    expect((await restore(target, good, { replace: true })).code).toBe(0);
    const settings = parseEnv(readFileSync(target.settings, 'utf8'));
    expect(settings).toMatchObject({ SITE_URL: 'https://shop.example', ...secrets });
  });

  it('if the environment sets other secrets', async () => {
    const target = anInstallation(path.join(root, 'fixed-secrets'));
    const { problem } = await restore(target, good, {
      replace: true,
      environment: { ...secrets, JWT_SECRET: 'from-a-unit-file-of-systemd' },
    });
    expect(problem).toContain('JWT_SECRET');
    expect(existsSync(target.DATABASE_FILENAME)).toBe(false);
  });

  it('while the site runs', async () => {
    const target = await aFilledInstallation(path.join(root, 'running'));
    const server = await startProcess({ ...environmentOf(target), ...secrets });
    expect((await restore(target, good, { replace: true })).problem).toContain('Stop it first');
    await server.stop();
  });
});

function cut(file: string): void {
  writeFileSync(file, readFileSync(file).subarray(0, -100));
}

function edit(folder: string, from: string, to: string): void {
  const file = path.join(folder, 'manifest.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
