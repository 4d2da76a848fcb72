import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const module = path.resolve(import.meta.dirname, '..', 'dist', 'src', 'server', 'run-task.js');

it('A result of several megabytes reaches the command whole', async () => {
  const rows = 'Array.from({ length: 50_000 }, (_, number) => ({ number, message: "x".repeat(80) }))';
  expect(await taskWith(`async () => ({ rows: ${rows} })`)).toMatchObject({
    code: 0,
    message: { type: 'result', result: { rows: expect.objectContaining({ length: 50_000 }) } },
  });
});

it('An error that the operator cannot correct goes to stderr, with its stack', async () => {
  const { code, message, errors } = await taskWith('async () => { throw new TypeError("not a problem"); }');
  expect({ code, message }).toEqual({ code: 1, message: undefined });
  expect(errors).toMatch(/^TypeError: not a problem\n {4}at /);
});

it('A problem reaches the command as one message', async () => {
  const work = 'async () => { throw new RangeError("Line 3 has no part number."); }';
  expect(await taskWith(work, '[RangeError]')).toEqual({
    code: 1,
    message: { type: 'problem', result: { message: 'Line 3 has no part number.' } },
    errors: '',
  });
});

async function taskWith(work: string, problems = '[]') {
  const script = `require(${JSON.stringify(module)}).runTask(${work}, ${problems})`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let message: unknown;
  let errors = '';
  child.on('message', (received) => (message = received));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, message, errors };
}
