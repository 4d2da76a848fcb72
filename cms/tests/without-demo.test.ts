import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProgram, every, listing, makeWritable, stages } from './support/image';
import { type ServerProcess, startProcess } from './support/processes';
import { onDatabase } from './support/sqlite';

const secrets = ['APP_KEYS', 'ADMIN_JWT_SECRET', 'API_TOKEN_SALT', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
const created = [...secrets, 'JWT_SECRET', 'PREVIEW_SECRET', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

// The files that docs/deployment/Dockerfile copies, of which none is of cms/demo, in a folder that cannot be written.
describe('a backend as it is in the image, without cms/demo', () => {
  const program = aFolder('program');
  const data = aFolder('data');
  const environment = {
    ...Object.fromEntries(created.map((name) => [name, undefined])),
    SETTINGS_FILE: path.join(data, 'settings.env'),
    DATABASE_FILENAME: path.join(data, 'content.db'),
    UPLOADS_DIR: path.join(data, 'files'),
    SEED: '',
  };
  const backup = path.join(data, 'backups', 'before');
  const start = () => startProcess(environment, path.join(program, 'cms'));
  let before: string[];
  let backend: ServerProcess;

  beforeAll(async () => {
    copyProgram(program);
    before = listing(program);
    createSettings();
    backend = await start();
  });
  afterAll(async () => {
    await backend.stop();
    makeWritable(program);
  });

  /** What a command prints. */
  const run = async (...args: string[]): Promise<string> => {
    const options = { cwd: program, env: { ...process.env, ...environment } };
    const ended = promisify(execFile)(process.execPath, ['scripts/command.mjs', ...args], options);
    const { stdout, stderr } = await ended.catch((failed: { stdout: string; stderr: string }) => failed);
    return stdout + stderr;
  };
  const pages = async (): Promise<number> => {
    const response = await fetch(`${backend.origin}/api/pages?pagination[pageSize]=1`);
    const { meta } = (await response.json()) as { meta: { pagination: { total: number } } };
    return meta.pagination.total;
  };

  function createSettings(): string {
    execFileSync(process.execPath, ['scripts/command.mjs', 'settings'], {
      cwd: program,
      env: { ...process.env, ...environment },
      stdio: 'ignore',
    });
    return readFileSync(environment.SETTINGS_FILE, 'utf8');
  }

  it('starts with the content that every site begins with', async () => {
    const response = await fetch(`${backend.origin}/api/setting`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { siteName: expect.any(String) } });
  });

  it('has no products', async () => {
    const response = await fetch(`${backend.origin}/api/products`);
    expect(await response.json()).toMatchObject({ data: [] });
  });

  it('has secrets of its own, which a second start keeps and only its user can read', () => {
    const settings = readFileSync(environment.SETTINGS_FILE, 'utf8');
    for (const name of created) expect(settings).toMatch(new RegExp(`^${name}=.{10}`, 'm'));
    expect(createSettings()).toBe(settings);
    expect(statSync(environment.SETTINGS_FILE).mode & 0o077).toBe(0);
  });

  it('has the same secrets in all processes that start at the same time', async () => {
    const SETTINGS_FILE = path.join(data, 'at-the-same-time', 'settings.env');
    const env = { ...process.env, ...environment, SETTINGS_FILE };
    const command = promisify(execFile);
    const runs = Array.from({ length: 8 }, () =>
      command(process.execPath, ['scripts/command.mjs', 'settings'], { cwd: program, env }),
    );
    const added = (await Promise.all(runs)).filter(({ stdout }) => stdout.includes('Added random secrets'));
    expect(added).toHaveLength(1);
    const settings = readFileSync(SETTINGS_FILE, 'utf8');
    for (const name of created) expect(settings.match(new RegExp(`^${name}=`, 'gm')), name).toHaveLength(1);
    expect(readdirSync(path.dirname(SETTINGS_FILE))).toEqual(['settings.env']);
  });

  it('is healthy by the check of the image, which fails without it', async () => {
    const [, command = '[]'] = every(stages().at(-1) ?? [], 'HEALTHCHECK')[0]?.split(' CMD ') ?? [];
    const [, ...args]: string[] = JSON.parse(command);
    const check = (port: string) =>
      spawnSync(process.execPath, args, { env: { ...process.env, PORT: port } }).status;
    expect(check(new URL(backend.origin).port)).toBe(0);
    expect(check('1')).toBe(1);
  });

  it('has no development packages', () => {
    const packages = path.join(program, 'cms/node_modules');
    expect(existsSync(path.join(packages, '@strapi/strapi'))).toBe(true);
    expect(existsSync(path.join(packages, 'smtp-server'))).toBe(false);
  });

  it('makes a backup while it runs, and rehearses an upgrade', async () => {
    expect(await run('upgrade', backup)).toContain('Nothing would change.');
    expect(readdirSync(backup)).toEqual(expect.arrayContaining(['manifest.json', 'settings.env']));
    expect(await run('backup', `${backup}-2`)).toMatch(/Saved \d+ files/);
  });

  it('is restored from it, and what was there is kept', async () => {
    const total = await pages();
    expect(total).toBeGreaterThan(1);
    expect(await run('restore', backup, '--replace')).toContain('Stop it first');
    await backend.stop();
    onDatabase(environment.DATABASE_FILENAME, 'delete from pages');
    writeFileSync(path.join(environment.UPLOADS_DIR, 'uploads', 'later.txt'), 'later');
    expect(await run('restore', backup)).toContain('--replace');
    expect(await run('restore', backup, '--replace')).toContain('Restored');
    backend = await start();
    expect(await pages()).toBe(total);
    expect(existsSync(path.join(environment.UPLOADS_DIR, 'uploads', 'later.txt'))).toBe(false);
    expect(readdirSync(data).filter((name) => name.includes('.before-restore-'))).not.toEqual([]);
  });

  it('writes nothing in the folder of the program', () => {
    expect(listing(program)).toEqual(before);
  });

  it('rejects SEED=demo with a sentence', async () => {
    const start = startProcess({ ...environment, SEED: 'demo' }, path.join(program, 'cms'));
    await expect(start).rejects.toThrow('ended with 1');
  });
});

function aFolder(name: string): string {
  return mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), `${name}-`));
}
