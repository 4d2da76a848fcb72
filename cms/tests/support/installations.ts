import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aBackend, copyDatabase } from './backend';

const cms = path.resolve(import.meta.dirname, '..', '..');

/** The secrets of every filled installation. */
export const secrets = { APP_KEYS: 'keys-of-this-installation', JWT_SECRET: 'sign-ins-of-this-installation' };

/** A new folder for installations and backups of this test file. */
export async function aFolder(): Promise<string> {
  await aBackend();
  return mkdtempSync(path.join(path.dirname(String(process.env.DATABASE_FILENAME)), 'installations-'));
}

/** An installation without data in its own folder. */
export function anInstallation(folder: string) {
  mkdirSync(folder, { recursive: true });
  return {
    settings: path.join(folder, '.env'),
    DATABASE_FILENAME: path.join(folder, 'data', 'content.db'),
    UPLOADS_DIR: path.join(folder, 'data'),
  };
}
export type Installation = ReturnType<typeof anInstallation>;

/** The same with the content of the tests' backend, some files and secrets. */
export async function aFilledInstallation(folder: string): Promise<Installation> {
  const installation = anInstallation(folder);
  const { UPLOADS_DIR, DATABASE_FILENAME, settings } = installation;
  for (const file of ['uploads/picture.webp', 'attachments/ab/drawing.pdf', 'mailbox/mail.json']) {
    mkdirSync(path.dirname(path.join(UPLOADS_DIR, file)), { recursive: true });
    writeFileSync(path.join(UPLOADS_DIR, file), `content of ${file}`);
  }
  await copyDatabase(DATABASE_FILENAME);
  writeFileSync(
    settings,
    Object.entries(secrets)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
  return installation;
}

export const environmentOf = ({ DATABASE_FILENAME, UPLOADS_DIR }: Installation) => ({
  DATABASE_FILENAME,
  UPLOADS_DIR,
});

type Outcome = { result?: Record<string, unknown>; problem?: string; code: number | null };
type Options = { replace?: boolean; environment?: Record<string, string> };

export function backUp(installation: Installation, folder: string, options?: Options): Promise<Outcome> {
  return run(installation, { task: 'back up', folder }, options);
}

export function restore(installation: Installation, folder: string, options?: Options): Promise<Outcome> {
  return run(installation, { task: 'restore', folder, replace: options?.replace ?? false }, options);
}

/** Runs backup.cjs, as the commands do. */
function run(installation: Installation, task: object, { environment = {} }: Options = {}): Promise<Outcome> {
  const inherited = Object.entries(process.env).filter(([name]) => !(name in secrets));
  const child = fork(
    path.join(cms, 'backup.cjs'),
    [JSON.stringify({ settings: installation.settings, ...task })],
    {
      cwd: cms,
      env: { ...Object.fromEntries(inherited), ...environmentOf(installation), ...environment },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const outcome: Outcome = { code: null };
  child.on('message', (message: { type: string; result: Record<string, unknown> }) => {
    if (message.type === 'result') outcome.result = message.result;
    if (message.type === 'problem') outcome.problem = String(message.result.message);
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...outcome, code })));
}
