import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProgram, every, listing, makeWritable, stages } from './support/image';
import { type ServerProcess, startProcess } from './support/processes';

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
  let before: string[];
  let backend: ServerProcess;

  beforeAll(async () => {
    copyProgram(program);
    before = listing(program);
    createSettings();
    backend = await startProcess(environment, path.join(program, 'cms'));
  });
  afterAll(async () => {
    await backend.stop();
    makeWritable(program);
  });

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

  it('writes nothing in the folder of the program', () => {
    expect(listing(program)).toEqual(before);
  });

  it('has secrets of its own, which a second start keeps and only its user can read', () => {
    const settings = readFileSync(environment.SETTINGS_FILE, 'utf8');
    for (const name of created) expect(settings).toMatch(new RegExp(`^${name}=.{10}`, 'm'));
    expect(createSettings()).toBe(settings);
    expect(statSync(environment.SETTINGS_FILE).mode & 0o077).toBe(0);
  });

  it('is healthy by the check of the image, which fails without it', async () => {
    const [, command = '[]'] = every(stages().at(-1) ?? [], 'HEALTHCHECK')[0]?.split(' CMD ') ?? [];
    const [, ...args]: string[] = JSON.parse(command);
    const check = (port: string) =>
      spawnSync(process.execPath, args, { env: { ...process.env, PORT: port } }).status;
    expect(check(new URL(backend.origin).port)).toBe(0);
    expect(check('1')).toBe(1);
  });

  it('rejects SEED=demo with a sentence', async () => {
    const start = startProcess({ ...environment, SEED: 'demo' }, path.join(program, 'cms'));
    await expect(start).rejects.toThrow('ended with 1');
  });
});

function aFolder(name: string): string {
  return mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), `${name}-`));
}
