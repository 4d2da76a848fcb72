import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';

const cms = path.resolve(import.meta.dirname, '..', '..');
// Several processes start one after the other on Postgres, and the machine may be busy.
const startTimeoutMs = 240_000;

export type ServerProcess = { origin: string; kill(): Promise<void>; stop(): Promise<void> };
type Prepared = {
  key: string;
  pass: string;
  row: { proof: string; pass: string; entry: string; expires: number };
};

/**
 * Starts a backend in its own process, as in production. `folder` is the backend's folder. Variables that are undefined
 * are not set.
 */
export async function startProcess(
  environment: Record<string, string | undefined>,
  folder = cms,
): Promise<ServerProcess> {
  const child = fork(path.join(folder, 'serve.cjs'), {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      FORMS_PER_ADDRESS: '100000',
      FORMS_PER_EMAIL: '100000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { origin: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The backend did not start.')), startTimeoutMs);
    child.on('message', (message: { type: string; port: number }) => {
      if (message.type !== 'ready') return;
      clearTimeout(timer);
      resolve(message.port);
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}.`)));
  });
}

/** Inserts a key with its pass, as if the check had been passed: solving hundreds would take minutes. */
export function aPreparedEntry(): Prepared {
  const key = randomUUID();
  const pass = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(pass).digest('hex');
  const expires = Date.now() + 600_000;
  return { key, pass, row: { proof: randomUUID(), pass: digest, entry: key, expires } };
}

/** The status and body of the response; undefined if there was none. */
export async function post(origin: string, { key, pass }: { key: string; pass: string }, name: string) {
  const data = { kind: 'contact', name, email: 'ada@example.test', message: key };
  const response = await fetch(`${origin}/api/contact-forms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, 'captcha-pass': pass },
    body: JSON.stringify({ data }),
  }).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  return response && body !== undefined ? { status: response.status, body } : undefined;
}
