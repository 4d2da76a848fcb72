import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { resetFactor } from '../api/second-factor/services/change-factor';
import { allMembers } from '../api/second-factor/services/member';
import { HttpError, invalid } from '../platform/http/http-error';
import { EnvironmentError } from '../platform/config/environment';
import { createBackend } from './boot';
import { checkFiles } from './check-start';
import { lockDatabase } from './database-lock';
import { startAlone } from './start-lock';
import { startProblem } from './start-problem';

const Task = v.object({ email: v.string() });

/**
 * Started by `scripts/commands/reset-second-factor.mjs`: resets a second factor in a backend without a server, then
 * exits.
 */
export async function run(task: string): Promise<void> {
  const code = await work(v.parse(Task, JSON.parse(task))).catch((error: unknown) => {
    if (error instanceof HttpError || error instanceof EnvironmentError)
      process.send?.({ type: 'problem', result: { message: error.message } });
    else process.stderr.write(`${startProblem(error)}\n`);
    return 1;
  });
  process.exit(code);
}

async function work({ email }: v.InferOutput<typeof Task>): Promise<number> {
  checkFiles();
  const strapi = createBackend();
  lockDatabase('command');
  await startAlone(() => strapi.load());
  try {
    await resetByEmail(strapi, email);
    process.send?.({ type: 'result', result: {} });
    return 0;
  } finally {
    await strapi.destroy();
  }
}

/** @throws a ValidationError (400) if no account has this e-mail address, or the account has no second factor */
export async function resetByEmail(strapi: Core.Strapi, email: string): Promise<void> {
  const members = await allMembers(strapi);
  const member = members.find((one) => one.email.toLowerCase() === email.trim().toLowerCase());
  if (!member) throw invalid('No account in the admin has this e-mail address.');
  await resetFactor(strapi, member, 'command');
}
