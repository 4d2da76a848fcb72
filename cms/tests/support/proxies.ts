import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './postgres';

const deployment = path.resolve(import.meta.dirname, '../../../docs/deployment');
const startTimeoutMs = 20_000;

export type Proxy = {
  origin: string;
  /** The access log, and with nginx the error log. */
  log(): string;
  /** What it has printed: its own events and errors. */
  printed(): string;
  stop(): Promise<void>;
};

export const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

/**
 * Runs docs/deployment/nginx.conf in a folder, with free ports and its own certificate, in front of these processes.
 */
export async function startNginx(folder: string, upstreams: string[]): Promise<Proxy> {
  const port = await freePort();
  const main = writeNginx(folder, { https: `127.0.0.1:${port}`, upstreams });
  const child = spawn('nginx', ['-e', `${folder}/error.log`, '-p', folder, '-c', main, '-g', 'daemon off;']);
  const log = () =>
    ['fieldshop.log', 'error.log'].map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  return running(child, { folder, port, origin: `https://127.0.0.1:${port}`, log });
}

// Writes the file and a main file that includes it, and returns the path of the main file. Replaces ports 80 and 443, which
// only root may use.
function writeNginx(folder: string, { https, upstreams }: { https: string; upstreams: string[] }): string {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.com'];
  spawnSync('openssl', [...request, '-keyout', String(key), '-out', String(certificate)]);
  let sockets = 0;
  const text = readFileSync(path.join(deployment, 'nginx.conf'), 'utf8')
    .replace('listen 443', `listen ${https}`)
    .replaceAll(/listen (\[::\]:)?(80|443)/g, () => `listen unix:${folder}/${++sockets}.sock`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replace(/server 127\.0\.0\.1:1337;/, upstreams.map((upstream) => `server ${upstream};`).join(' '));
  writeFileSync(path.join(folder, 'nginx.conf'), text);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = path.join(folder, 'main.conf');
  // If nginx runs as root, its workers run as another user, who cannot read the folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    main,
    `${user}pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\ninclude ${folder}/nginx.conf;\n}\n`,
  );
  return main;
}

/** Runs docs/deployment/Caddyfile with its variables, but without the admin API, whose port another Caddy may use. */
export async function startCaddy(folder: string, variables: Record<string, string>): Promise<Proxy> {
  const port = await freePort();
  const [file, accessLog] = [path.join(folder, 'Caddyfile'), path.join(folder, 'access.log')];
  const text = readFileSync(path.join(deployment, 'Caddyfile'), 'utf8');
  writeFileSync(file, text.replace(/^\{$/m, '{\nadmin off'));
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_HOST: `http://127.0.0.1:${port}`,
      SEARCH_HOST: `http://search.invalid:${port}`,
      ACCESS_LOG: accessLog,
      ...variables,
    },
  });
  const log = () => readFileSync(accessLog, 'utf8');
  return running(child, { folder, port, origin: `http://127.0.0.1:${port}`, log });
}

type Started = { folder: string; port: number; origin: string; log: () => string };

async function running(child: ChildProcess, { folder, port, origin, log }: Started): Promise<Proxy> {
  // The proxy would outlive a proof that is interrupted.
  process.once('exit', () => child.kill());
  const printedFile = path.join(folder, 'printed');
  writeFileSync(printedFile, '');
  for (const stream of [child.stdout, child.stderr])
    stream?.pipe(createWriteStream(printedFile, { flags: 'a' }));
  const printed = () => readFileSync(printedFile, 'utf8');
  const until = Date.now() + startTimeoutMs;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The proxy did not start: ${printed()}`);
    await delay(50);
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { origin, log, printed, stop };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
