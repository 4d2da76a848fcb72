import { EnvironmentError } from '../platform/config/environment';
import { startProblem } from './start-problem';

type ErrorClass = new (...args: never[]) => Error;

/**
 * Runs the task of a command in this process, sends its result or problem to the command, and exits. Every error that
 * the operator cannot correct goes to stderr.
 * @param problems classes of errors whose message is enough for the operator
 */
export async function runTask(work: () => Promise<object>, problems: ErrorClass[] = []): Promise<never> {
  const code = await work()
    .then((result) => sendToParent({ type: 'result', result }))
    .then(() => 0)
    .catch(async (error: unknown) => {
      const isProblem = [EnvironmentError, ...problems].some((problemClass) => error instanceof problemClass);
      if (isProblem && error instanceof Error)
        await sendToParent({ type: 'problem', result: { message: error.message } });
      else process.stderr.write(`${startProblem(error)}\n`);
      return 1;
    });
  process.exit(code);
}

/** Resolves when the message is written: an exit before that would lose a long one. */
function sendToParent(message: { type: 'result' | 'problem'; result: object }): Promise<void> {
  return new Promise((resolve) => {
    // A command that has ended reads nothing, and the exit code still says what happened.
    if (process.send) process.send(message, undefined, undefined, () => resolve());
    else resolve();
  });
}
