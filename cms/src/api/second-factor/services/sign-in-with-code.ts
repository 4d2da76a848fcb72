import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { count } from '../../../platform/rate-limit/rate-limit';
import { closeChallenge, type Attempt, tryChallenge } from './challenges';
import { expired, turnOn } from './change-factor';
import { countCodeGuess, takeCode } from './code-guesses';
import { mailUsedRecoveryCode, mailWrongCodes } from './factor-emails';
import { factorIdOf } from './factors';
import { findMember, type Member } from './member';
import { parseBody } from './parse-body';
import { countRecoveryCodes } from './recovery-codes';
import { startStaffSession } from './staff-session';

export const Answer = v.object({
  challenge: v.pipe(v.string(), v.maxLength(100)),
  code: v.pipe(v.string(), v.maxLength(60)),
});
const SignIn = v.object({
  ...Answer.entries,
  deviceId: v.optional(v.pipe(v.string(), v.uuid())),
  rememberMe: v.optional(v.boolean(), false),
});
type SentAnswer = { challenge: string; code: string };
type Proven = { factor: string; by: 'code' | 'recovery code'; recoveryCodes?: string[] };

/** The second step of signing in, with a code and the challenge that was sent after the right password. */
export async function signInWithCode(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { deviceId, rememberMe, ...answer } = parseBody(SignIn, ctx.request.body);
  const attempt = await tryChallenge(strapi, answer.challenge);
  const member = attempt && (await findMember(strapi, attempt.staff));
  if (!member || attempt.purpose === 'set-up') throw expired();
  const guess = await countCodeGuess(strapi, { staff: member.staff, ip: ctx.ip });
  const proven = await prove(strapi, member, { attempt, answer });
  await guess.takeBack();
  const { factor, by, recoveryCodes } = proven;
  const session = await startStaffSession(strapi, ctx, { member, factor, device: { deviceId, rememberMe } });
  logSecurityEvent({ event: 'authn_login_success', staff: member.staff, by });
  ctx.body = { data: { ...session, ...(recoveryCodes && { recoveryCodes }) } };
}

type Step = { attempt: Attempt; answer: SentAnswer };

async function prove(strapi: Core.Strapi, member: Member, { attempt, answer }: Step): Promise<Proven> {
  try {
    if (attempt.purpose === 'sign-in') return await proveWithFactor(strapi, member, answer);
    const { factor, recoveryCodes } = await turnOn(strapi, { member, answer: { ...attempt, ...answer } });
    return { factor, recoveryCodes, by: 'code' };
  } catch (error) {
    if (error instanceof HttpError && attempt.isLast) await warn(strapi, member);
    throw error;
  }
}

async function proveWithFactor(strapi: Core.Strapi, member: Member, { challenge, code }: SentAnswer) {
  // If the factor is replaced in the meantime, no session can be created with this id.
  const factor = await factorIdOf(strapi, member.staff);
  const by = await takeCode(strapi, member.staff, code);
  const isFirst = await closeChallenge(strapi, challenge);
  if (!isFirst || factor === undefined) throw expired();
  if (by === 'recovery code')
    await mailUsedRecoveryCode(strapi, member, await countRecoveryCodes(strapi, member.staff));
  return { factor, by };
}

/** Sends an e-mail, at most once an hour, because anyone who enters these codes knows the password. */
async function warn(strapi: Core.Strapi, member: Member): Promise<void> {
  try {
    await count(strapi, { bucket: `staff-code-mail:${member.staff}`, most: 1 });
  } catch (error) {
    if (error instanceof HttpError) return;
    throw error;
  }
  await mailWrongCodes(strapi, member);
}
