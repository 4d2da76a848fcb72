import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** Whether the programs of the server are in PATH. On Debian, they are in /usr/lib/postgresql. */
export const isPostgresInstalled =
  spawnSync('postgres', ['--version']).status === 0 && spawnSync('initdb', ['--version']).status === 0;

/** An empty database in a new folder, which has room for uploads in `files`. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-postgres-'));
  const data = path.join(folder, 'data');
  const port = await freePort();
  mkdirSync(data);
  const owner = postgresOwner();
  if (owner) for (const place of [folder, data]) chownSync(place, owner.uid, owner.gid);
  const run = (program: string, args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: 'ignore', ...owner });
  // Requests go on meanwhile. The server that it starts would keep a pipe open.
  const pgControl = (args: string[]) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn('pg_ctl', args, { cwd: folder, stdio: 'ignore', ...owner });
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl: ${code}`))));
    });
  run('initdb', ['-D', data, '-U', 'shop', '-A', 'trust', '-N']);
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
