import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, load } from './support/backend';

const cms = path.resolve(import.meta.dirname, '..');
const nobody = 65_534;
let folder = '';

beforeAll(async () => {
  await aBackend();
  folder = path.join(path.dirname(String(process.env.DATABASE_FILENAME)), 'starts');
  mkdirSync(folder);
});

it('a start accepts that another one creates its folders at the same time', () => {
  const { checkFiles } = load('server/check-start.js');
  vi.spyOn(createRequire(import.meta.url)('node:fs'), 'existsSync').mockReturnValueOnce(false);
  expect(checkFiles).not.toThrow();
});

describe('a start that cannot succeed exits with code 1 and one sentence', () => {
  it.each([
    ['HOST', 'not.a.host', 'Set it to 127.0.0.1'],
    ['HOST', '192.0.2.1', 'Set it to 127.0.0.1'],
    ['UPLOADS_DIR', '/proc/x', 'Choose another folder'],
    ['DATABASE_FILENAME', '/proc/x/content.db', 'Choose another folder'],
    ['SITE_DIR', '/nope', 'npm run build'],
    ['APP_KEYS', 'a', '16 characters or more'],
  ])('%s=%s', async (name, value, remedy) => {
    const { code, text } = await start({ [name]: value });
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(remedy) });
    expect(text).toContain(name);
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('when another program uses the port', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, text } = await start({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(text).toBe(
      `Port ${port} is already in use. Stop the other program, or set PORT to another port.\n`,
    );
  });

  it.each<[string, (file: string) => void]>([
    ['is not a database', (file) => writeFileSync(file, 'Dear diary, '.repeat(1000))],
    ['has a damaged page', (file) => overwriteHalf(aCopy(file))],
    ['is cut off', (file) => writeFileSync(aCopy(file), Buffer.alloc(5000), { flag: 'r+' })],
  ])('when the database %s', async (_, damage) => {
    const file = path.join(folder, 'damaged.db');
    damage(file);
    const { code, text } = await start({ DATABASE_FILENAME: file });
    expect(code).toBe(1);
    expect(text).toContain(
      `The database ${file} is damaged or not a SQLite database. Restore it from a backup`,
    );
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('when it may not read its settings', async () => {
    const settings = path.join(folder, 'settings');
    mkdirSync(settings);
    const { code, text } = await start({ SETTINGS_FILE: settings });
    expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining('cannot be read') });
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('when the database is read-only', async () => {
    const file = aCopy(path.join(folder, 'read-only', 'content.db'));
    const files = path.join(folder, 'writable');
    mkdirSync(path.join(files, 'uploads'), { recursive: true });
    giveAway(files, path.join(files, 'uploads'), path.dirname(file), file);
    chmodSync(file, 0o444);
    const { code, text } = await start({ DATABASE_FILENAME: file, UPLOADS_DIR: files }, withoutRoot());
    expect(code).toBe(1);
    expect(text).toContain('give this user write permission');
    expect(text.trim().split('\n')).toHaveLength(1);
  });
});

type Ended = { code: number | null; text: string };

function start(changes: Record<string, string>, user: { uid?: number; gid?: number } = {}): Promise<Ended> {
  const child = spawn(process.execPath, ['serve.cjs'], {
    cwd: cms,
    env: { ...process.env, PORT: '0', ...changes },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...user,
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}

function aCopy(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  cpSync(String(process.env.DATABASE_FILENAME), file);
  return file;
}

function overwriteHalf(file: string): void {
  const descriptor = openSync(file, 'r+');
  const half = Math.floor(statSync(file).size / 2);
  writeSync(descriptor, Buffer.alloc(half, 'x'), 0, half, half);
  closeSync(descriptor);
}

// Root can write to any folder.
const isRoot = process.getuid?.() === 0;
const withoutRoot = () => (isRoot ? { uid: nobody, gid: nobody } : {});

function giveAway(...places: string[]): void {
  chmodSync(String(process.env.FIELDSHOP_TEST_FOLDER), 0o711);
  chmodSync(path.dirname(folder), 0o711);
  // Strapi makes this folder, and a backend that was started by hand makes it for its own user alone.
  for (const place of ['database', 'database/migrations']) chmodSync(path.join(cms, place), 0o755);
  if (isRoot) for (const place of places) chownSync(place, nobody, nobody);
}
