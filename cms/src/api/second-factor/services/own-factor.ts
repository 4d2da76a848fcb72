import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { environment } from '../../../platform/config/environment';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { tryChallenge } from './challenges';
import { expired, newRecoveryCodes, turnOff, turnOn } from './change-factor';
import { countCodeGuess, takeCode } from './code-guesses';
import { startSetUp } from './demand';
import { factorIdOf, factorOf } from './factors';
import { isSuperAdmin, type Member, parseMember } from './member';
import { parseBody } from './parse-body';
import { countRecoveryCodes } from './recovery-codes';
import { Answer } from './sign-in-with-code';

type Strapi = Core.Strapi;
const Confirmation = v.object({
  password: v.pipe(v.string(), v.maxLength(200)),
  code: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
});
const Session = v.object({ id: v.string() });

export async function showOwn(strapi: Strapi, ctx: Context): Promise<void> {
  const member = memberOf(ctx);
  const factor = await factorOf(strapi, member.staff);
  ctx.body = {
    data: {
      since: factor ? new Date(factor.since).toISOString() : null,
      recoveryCodesLeft: await countRecoveryCodes(strapi, member.staff),
      isRequired: environment().REQUIRE_SECOND_FACTOR,
      mayReset: isSuperAdmin(member),
    },
  };
}

export async function startOwnSetUp(strapi: Strapi, ctx: Context): Promise<void> {
  const { staff, email } = await confirmIdentity(strapi, ctx);
  ctx.body = { data: await startSetUp(strapi, { staff, email, purpose: 'set-up' }) };
}

export async function turnOnOwn(strapi: Strapi, ctx: Context): Promise<void> {
  const member = memberOf(ctx);
  const answer = parseBody(Answer, ctx.request.body);
  const attempt = await tryChallenge(strapi, answer.challenge);
  if (attempt?.purpose !== 'set-up' || attempt.staff !== member.staff) throw expired();
  const session = v.is(Session, ctx.state.session) ? ctx.state.session.id : undefined;
  const { recoveryCodes } = await turnOn(strapi, { member, answer: { ...attempt, ...answer }, session });
  ctx.body = { data: { recoveryCodes } };
}

export async function turnOffOwn(strapi: Strapi, ctx: Context): Promise<void> {
  await turnOff(strapi, await confirmIdentity(strapi, ctx));
  ctx.body = { data: {} };
}

export async function replaceOwnCodes(strapi: Strapi, ctx: Context): Promise<void> {
  const member = await confirmIdentity(strapi, ctx);
  if ((await factorIdOf(strapi, member.staff)) === undefined) throw invalid('Your second factor is off.');
  ctx.body = { data: { recoveryCodes: await newRecoveryCodes(strapi, member) } };
}

/**
 * Checks the password of the signed-in user, and a code if there is a second factor, so that an unlocked computer is not
 * enough to change the second factor.
 *
 * @throws a ValidationError (400)
 */
export async function confirmIdentity(strapi: Strapi, ctx: Context): Promise<Member> {
  const member = memberOf(ctx);
  const { staff } = member;
  const { password, code } = parseBody(Confirmation, ctx.request.body);
  const guess = await countCodeGuess(strapi, { staff, ip: ctx.ip });
  if (!(await strapi.service('admin::auth').validatePassword(password, member.password))) {
    logSecurityEvent({ event: 'authn_login_fail', staff, by: 'password' });
    throw invalid('The password is incorrect.');
  }
  if ((await factorIdOf(strapi, staff)) !== undefined) await takeCode(strapi, staff, code);
  await guess.takeBack();
  return member;
}

const memberOf = (ctx: Context): Member => parseMember(ctx.state.user);
