import { fork } from 'node:child_process';
import path from 'node:path';

const cms = path.resolve(import.meta.dirname, '..', '..');

type Message = { type: string; result: { changes: string[]; losses: string[]; message: string } };
type Outcome = {
  result?: Pick<Message['result'], 'changes' | 'losses'>;
  problem?: string;
  code: number | null;
  /** What was written to stderr. */
  errors: string;
};

/** Runs upgrade.cjs, as the command does. */
export function rehearse(environment: Record<string, string>): Promise<Outcome> {
  const task = { task: 'rehearse', settings: String(process.env.SETTINGS_FILE) };
  const child = fork(path.join(cms, 'upgrade.cjs'), [JSON.stringify(task)], {
    cwd: cms,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const outcome: Outcome = { code: null, errors: '' };
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (outcome.errors += text));
  child.on('message', ({ type, result }: Message) => {
    if (type === 'result') outcome.result = result;
    if (type === 'problem') outcome.problem = result.message;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...outcome, code })));
}
