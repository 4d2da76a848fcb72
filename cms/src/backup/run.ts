import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { EnvironmentError } from '../platform/config/environment';
import { HttpError } from '../platform/http/http-error';
import { startProblem } from '../server/start-problem';
import { backUp } from './back-up';
import { BackupProblem } from './backup-problem';
import { restore } from './restore';

const Task = v.variant('task', [
  v.object({ task: v.literal('back up'), folder: v.string(), settings: v.string() }),
  v.object({ task: v.literal('restore'), folder: v.string(), settings: v.string(), replace: v.boolean() }),
]);
type Task = v.InferOutput<typeof Task>;

/** Started by `scripts/commands/{backup,restore}.mjs`, and by the server for its own backups. */
export async function run(json: string): Promise<void> {
  const code = await work(v.parse(Task, JSON.parse(json))).catch((error: unknown) => {
    if (error instanceof BackupProblem || error instanceof EnvironmentError)
      send('problem', { message: error.message });
    // Not a `BackupProblem`, because a restore may already have changed something.
    else if (error instanceof HttpError) process.stderr.write(`${error.message}\n`);
    else process.stderr.write(`${startProblem(error)}\n`);
    return 1;
  });
  process.exit(code);
}

async function work(task: Task): Promise<number> {
  if (existsSync(task.settings)) process.loadEnvFile(task.settings);
  const progress = (done: number, total: number) => process.send?.({ type: 'progress', done, total });
  if (task.task === 'back up') {
    const { manifest, unsaved } = await backUp(task.folder, task.settings, progress);
    const bytes = manifest.files.reduce((total, file) => total + file.bytes, 0);
    send('result', { files: manifest.files.length, bytes, unsaved });
  } else {
    const { manifest, previous, missing } = await restore(task, progress);
    send('result', { createdAt: manifest.createdAt, files: manifest.files.length, previous, missing });
  }
  return 0;
}

const send = (type: 'result' | 'problem', result: object) => process.send?.({ type, result });
