import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const cms = path.resolve(import.meta.dirname, '..');
const children = new Set<ChildProcess>();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-lock-'));
});
afterEach(async () => {
  for (const child of children) await killed(child);
  children.clear();
  rmSync(folder, { recursive: true });
});

describe('a SQLite database', () => {
  it('cannot be imported into while the server is running', async () => {
    await holder('server');
    expect(await importing()).toMatchObject({
      code: 1,
      problem: expect.stringMatching(/^The site or another command is using the database .*\. Stop it first/),
    });
  });

  // A second server would not notice changed content, and would release the claims that the first is working on.
  it.each([
    ['an import', 'command'],
    ['another server', 'server'],
  ] as const)('cannot be served while %s is running', async (_, user) => {
    await holder(user);
    const child = spawn(process.execPath, ['serve.cjs'], { cwd: cms, env: environment(), stdio: 'pipe' });
    children.add(child);
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(words).toMatch(
      /^Another server, or an import, export or restore, is using the database .* Several servers need Postgres\.$/m,
    );
  });

  it('is free again after a crash', async () => {
    await killed(await holder('server'));
    expect((await holder('command')).exitCode).toBeNull();
  });
});

const environment = () => ({
  ...process.env,
  PORT: '0',
  DATABASE_FILENAME: path.join(folder, 'content.db'),
  UPLOADS_DIR: folder,
});

/** A process that holds the lock like a server or an import. */
async function holder(user: 'server' | 'command'): Promise<ChildProcess> {
  const lock = path.join(cms, 'dist', 'src', 'server', 'database-lock.js');
  const script = `require(${JSON.stringify(lock)}).lockDatabase('${user}'); process.stdout.write('held'); setInterval(() => {}, 1e6)`;
  const child = spawn(process.execPath, ['-e', script], { env: environment(), stdio: 'pipe' });
  children.add(child);
  const words = await new Promise<string>((resolve) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    child.stderr.once('data', (text) => resolve(String(text)));
  });
  expect(words).toBe('held');
  return child;
}

async function importing(): Promise<{ code: unknown; problem?: string }> {
  const wish = { task: 'import', file: path.join(folder, 'x.csv'), files: folder, dryRun: false };
  const child = fork(path.join(cms, 'import.cjs'), [JSON.stringify(wish)], {
    cwd: cms,
    env: environment(),
    stdio: 'pipe',
  });
  children.add(child);
  let problem = {};
  child.on('message', ({ type, result }: { type: string; result: { message: string } }) => {
    if (type === 'problem') problem = { problem: result.message };
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, ...problem };
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
