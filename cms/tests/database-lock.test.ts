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
    await holder('shared');
    expect(await importing()).toMatchObject({
      code: 1,
      problem: expect.stringMatching(/^The site or another command is using the database .*\. Stop it first/),
    });
  });

  it('cannot be served while an import is running', async () => {
    await holder('exclusive');
    const child = spawn(process.execPath, ['serve.cjs'], { cwd: cms, env: environment(), stdio: 'pipe' });
    children.add(child);
    let words = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(words).toMatch(
      /^An import, export or restore is using the database .*\. Start the site when it has finished\.$/m,
    );
  });

  it('can have several servers', async () => {
    await holder('shared');
    expect((await holder('shared')).exitCode).toBeNull();
  });

  it('is free again after a crash', async () => {
    await killed(await holder('shared'));
    expect((await holder('exclusive')).exitCode).toBeNull();
  });
});

const environment = () => ({
  ...process.env,
  PORT: '0',
  DATABASE_FILENAME: path.join(folder, 'content.db'),
  UPLOADS_DIR: folder,
});

/** A process that holds the lock like a server or an import. */
async function holder(mode: 'shared' | 'exclusive'): Promise<ChildProcess> {
  const lock = path.join(cms, 'dist', 'src', 'server', 'database-lock.js');
  const script = `require(${JSON.stringify(lock)}).lockDatabase('${mode}'); process.stdout.write('held'); setInterval(() => {}, 1e6)`;
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
