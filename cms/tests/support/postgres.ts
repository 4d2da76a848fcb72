import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { madeOnce } from './made-once';
import { startProcess } from './processes';

/** Whether the server's programs are in PATH. On Debian, they are in /usr/lib/postgresql, outside of PATH. */
export const isPostgresInstalled =
  spawnSync('postgres', ['--version']).status === 0 && spawnSync('initdb', ['--version']).status === 0;

/**
 * A database as the first start of the backend leaves it, in a new folder, with an empty folder `files` for uploads.
 */
export async function startPostgres() {
  return startCluster(await madeOnce('postgres', makeTemplate));
}

/** The same with an empty database. */
export const startEmptyPostgres = () => startCluster();

// Creating the schema takes longer than most of the tests that need it.
async function makeTemplate(folder: string): Promise<void> {
  const postgres = await startCluster();
  const server = await startProcess({
    DATABASE_CLIENT: 'postgres',
    DATABASE_URL: postgres.url,
    UPLOADS_DIR: postgres.files,
  });
  await server.stop();
  postgres.moveTo(folder);
}

async function startCluster(template?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-postgres-'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  const owner = postgresOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: 'ignore', ...owner });
  // Asynchronous, because requests continue meanwhile. Without pipes, because the server it starts would keep them open.
  const pgControl = (args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn('pg_ctl', args, { cwd: folder, stdio: 'ignore', ...owner });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl: ${code}`))));
    });
  // Keeps the owner, because nobody else can read the data.
  if (template) execFileSync('cp', ['-a', path.join(template, 'data'), data]);
  else run('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-N']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${folder}`;
  const start = ['-D', data, '-l', path.join(folder, 'log'), '-w', '-o', options, 'start'];
  const stop = ['-D', data, '-m', 'immediate', 'stop'];
  run('pg_ctl', start);
  const files = path.join(folder, 'files');
  mkdirSync(files);
  return {
    url: `postgres://shop@127.0.0.1:${port}/postgres`,
    files,
    /** Ends all connections at once, as when its machine fails. */
    halt: () => pgControl(stop),
    /** Starts it again after `halt`. Resolves when it accepts connections, or up to 0.1 s later. */
    resume: () => pgControl(start),
    /** Stops it, and moves its data into a folder. */
    moveTo(place: string) {
      run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop']);
      renameSync(data, path.join(place, 'data'));
      rmSync(folder, { recursive: true, force: true });
    },
    stop() {
      run('pg_ctl', stop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// Postgres does not run as root.
function postgresOwner(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
