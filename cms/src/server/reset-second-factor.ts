import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { resetFactor } from '../api/second-factor/services/change-factor';
import { allMembers } from '../api/second-factor/services/member';
import { HttpError, invalid } from '../platform/http/http-error';
import { createBackend } from './boot';
import { checkFiles } from './check-start';
import { lockDatabase } from './database-lock';
import { runTask } from './run-task';
import { startAlone } from './start-lock';

const Task = v.object({ email: v.string() });

/**
 * Started by `scripts/commands/reset-second-factor.mjs`: resets a second factor in a backend without a server, then
 * exits.
 */
export function run(task: string): Promise<never> {
  return runTask(() => work(v.parse(Task, JSON.parse(task))), [HttpError]);
}

async function work({ email }: v.InferOutput<typeof Task>): Promise<object> {
  checkFiles();
  const strapi = createBackend();
  lockDatabase('command');
  await startAlone(() => strapi.load());
  try {
    await resetByEmail(strapi, email);
    return {};
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
