import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { runTask } from '../server/run-task';
import { backUp } from './back-up';
import { BackupProblem } from './backup-problem';
import { restore } from './restore';

const Task = v.variant('task', [
  v.object({ task: v.literal('back up'), folder: v.string(), settings: v.string() }),
  v.object({ task: v.literal('restore'), folder: v.string(), settings: v.string(), replace: v.boolean() }),
]);
type Task = v.InferOutput<typeof Task>;

/** Started by `scripts/commands/{backup,restore}.mjs`, and by the server for its own backups. */
export function run(json: string): Promise<never> {
  // Not HttpError: after a problem the command says that nothing has been changed, but a restore may have.
  return runTask(() => work(v.parse(Task, JSON.parse(json))), [BackupProblem]);
}

async function work(task: Task): Promise<object> {
  if (existsSync(task.settings)) process.loadEnvFile(task.settings);
  const progress = (done: number, total: number) => process.send?.({ type: 'progress', done, total });
  if (task.task === 'back up') {
    const { manifest, unsaved } = await backUp(task.folder, task.settings, progress);
    const bytes = manifest.files.reduce((total, file) => total + file.bytes, 0);
    return { files: manifest.files.length, bytes, unsaved };
  }
  const { manifest, previous, missing } = await restore(task, progress);
  return { createdAt: manifest.createdAt, files: manifest.files.length, previous, missing };
}
