import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { BackupProblem } from '../backup/backup-problem';
import { EnvironmentError } from '../platform/config/environment';
import { startProblem } from '../server/start-problem';
import { rehearse } from './rehearse';

const Task = v.variant('task', [
  v.object({ task: v.literal('rehearse'), settings: v.string() }),
  v.object({ task: v.literal('migrate') }),
]);
type Task = v.InferOutput<typeof Task>;

/** Started by `scripts/commands/upgrade.mjs`, and by the rehearsal to migrate its copy. */
export async function run(json: string): Promise<void> {
  const code = await work(v.parse(Task, JSON.parse(json))).catch((error: unknown) => {
    if (error instanceof BackupProblem || error instanceof EnvironmentError)
      send('problem', { message: error.message });
    else process.stderr.write(`${startProblem(error)}\n`);
    return 1;
  });
  process.exit(code);
}

async function work(task: Task): Promise<number> {
  if (task.task === 'migrate') {
    // Loading Strapi takes a second, and only this task needs it.
    const { migrate } = await import('./migrate.js');
    await migrate();
  } else {
    if (existsSync(task.settings)) process.loadEnvFile(task.settings);
    const progress = (done: number, total: number) => process.send?.({ type: 'progress', done, total });
    send('result', await rehearse(progress));
  }
  return 0;
}

const send = (type: 'result' | 'problem', result: object) => process.send?.({ type, result });
