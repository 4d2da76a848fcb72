import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { environment, EnvironmentError } from '../platform/config/environment';
import { chooseSqliteDriver } from '../platform/config/sqlite-driver';
import { makePrivate } from '../platform/uploads/private-files';

type Database = { pragma(statement: string): unknown; exec(sql: string): unknown; close(): void };
type Driver = new (file: string, options: { timeout: number }) => Database;

// A name server that does not respond would delay the start for too long.
const listenTimeoutMs = 5000;
const busyTimeoutMs = 5000;

/**
 * Finds problems that prevent a start, before Strapi is loaded: Strapi only logs some of them and then serves nothing.
 * @throws EnvironmentError, or the error of the database
 */
export async function checkStart(): Promise<void> {
  checkFiles();
  checkSite();
  await checkPort();
}

/** Checks what every command needs, with or without a server: writable folders and a writable database. */
export function checkFiles(): void {
  const { UPLOADS_DIR, DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  makeFolder('UPLOADS_DIR', path.join(UPLOADS_DIR, 'uploads'));
  makePrivate();
  if (DATABASE_CLIENT !== 'sqlite') return;
  makeFolder('DATABASE_FILENAME', path.dirname(DATABASE_FILENAME));
  if (existsSync(DATABASE_FILENAME)) checkDatabase(DATABASE_FILENAME);
}

// One folder at a time: mkdir with `recursive` never returns for a path below /proc
// (https://github.com/nodejs/node/issues/31481).
function makeFolder(variable: string, folder: string): void {
  try {
    makeParents(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new EnvironmentError(
      `The environment variable ${variable} is a folder that cannot be created or written: ${messageOf(error)}. Choose another folder, or give this user write permission. See docs/operations.md.`,
    );
  }
}

function makeParents(folder: string): void {
  if (existsSync(folder)) return;
  makeParents(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Created by another process that starts at the same time.
    if (!existsSync(folder)) throw error;
  }
}

// Also reads every page of the file, because damage in a rarely read table would otherwise be noticed first by a
// customer.
function checkDatabase(file: string): void {
  chooseSqliteDriver();
  const Driver: Driver = createRequire(__filename)('better-sqlite3');
  const database = new Driver(file, { timeout: busyTimeoutMs });
  try {
    const result = JSON.stringify(database.pragma('quick_check(1)'));
    if (!result.includes('"ok"')) throw Object.assign(new Error(result), { code: 'SQLITE_CORRUPT' });
    database.exec('begin immediate; rollback');
  } finally {
    database.close();
  }
}

// Without SITE_DIR, the site may be built later, while the backend is running.
function checkSite(): void {
  const { SITE_DIR } = environment();
  if (!process.env.SITE_DIR) return;
  const missing = [
    ['client', 'index.html'],
    ['server', 'entry-server.js'],
  ]
    .map((parts) => path.join(...parts))
    .find((file) => !existsSync(path.join(SITE_DIR, file)));
  if (missing)
    throw new EnvironmentError(
      `The environment variable SITE_DIR is ${SITE_DIR}, which has no ${missing}. Set it to the output folder of "npm run build", or build the site. See docs/operations.md.`,
    );
}

async function checkPort(): Promise<void> {
  const { HOST, PORT } = environment();
  const code = await listenOnce(HOST, PORT);
  if (code) throw new EnvironmentError(portProblem(code, HOST, PORT));
}

/** The message for an operator if the server cannot listen. */
export function portProblem(code: string, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Stop the other program, or set PORT to another port.`;
  if (code === 'EACCES') return `Port ${port} requires elevated privileges. Set PORT to 1024 or higher.`;
  return `The environment variable HOST is "${host}", which is not an IP address or host name of this machine (${code}). Set it to 127.0.0.1, 0.0.0.0 or a host name of this machine.`;
}

function listenOnce(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    setTimeout(() => resolve('ETIMEDOUT'), listenTimeoutMs).unref();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
