import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { BackupProblem } from '../backup/backup-problem';
import { runTask } from '../server/run-task';
import { rehearse } from './rehearse';

const Task = v.variant('task', [
  v.object({ task: v.literal('rehearse'), settings: v.string() }),
  v.object({ task: v.literal('migrate') }),
]);
type Task = v.InferOutput<typeof Task>;

/** Started by `scripts/commands/upgrade.mjs`, and by the rehearsal to migrate its copy. */
export function run(json: string): Promise<never> {
  return runTask(() => work(v.parse(Task, JSON.parse(json))), [BackupProblem]);
}

async function work(task: Task): Promise<object> {
  if (task.task === 'migrate') {
    // Loading Strapi takes a second, and only this task needs it.
    const { migrate } = await import('./migrate.js');
    await migrate();
    return {};
  }
  if (existsSync(task.settings)) process.loadEnvFile(task.settings);
  return rehearse((done, total) => process.send?.({ type: 'progress', done, total }));
}
