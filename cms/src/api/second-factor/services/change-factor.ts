import type { Core } from '@strapi/strapi';
import { environment } from '../../../platform/config/environment';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent, type SignInChange } from '../../../platform/logs/security-events';
import { type Challenge, closeChallenge, removeChallenges } from './challenges';
import { mailChange } from './factor-emails';
import { addFactor, removeFactor } from './factors';
import { endOtherSessions } from './check-sessions';
import type { Member } from './member';
import { replaceRecoveryCodes } from './recovery-codes';
import { clockDifference, stepOf } from './totp';

type TurnOn = {
  member: Member;
  /** The answer to a challenge that has a secret. */
  answer: Challenge & { challenge: string; code: string };
  /** The session that does not end. */
  session?: string | undefined;
};

/**
 * Turns the second factor on with the first code of its secret, or replaces it if its owner is signed in. All other sessions
 * end.
 *
 * @throws a ValidationError (400)
 */
export async function turnOn(strapi: Core.Strapi, { member, answer, session = '' }: TurnOn) {
  const { staff } = member;
  const proven = provenSecret(answer);
  return await withEmail(strapi, { member, change: 'second factor turned on' }, async () => {
    if (!(await closeChallenge(strapi, answer.challenge))) throw expired();
    if (answer.purpose === 'set-up') await removeFactor(strapi, staff);
    const factor = await addFactor(strapi, staff, proven);
    if (factor === undefined) throw expired();
    await removeChallenges(strapi, staff);
    await endOtherSessions(strapi, staff, { current: session, factor });
    return { factor, recoveryCodes: await replaceRecoveryCodes(strapi, staff) };
  });
}

/** The error if a challenge was answered, is too old, or was tried too often. */
export const expired = () => invalid('This took too long, or there were too many attempts. Start again.');

function provenSecret({ secret, code }: { secret: string | undefined; code: string }) {
  const digits = code.replaceAll(/[\s-]/g, '');
  const step = secret === undefined ? undefined : stepOf(secret, digits);
  if (secret !== undefined && step !== undefined) return { secret, step };
  const minutes = secret === undefined ? undefined : clockDifference(secret, digits);
  throw invalid(
    minutes === undefined
      ? 'This code is incorrect. Enter the 6 digits that your app shows now for the new entry.'
      : `The clock of your phone is about ${minutesText(minutes)} the clock of the server. Set the date and time of your phone to automatic, then enter a new code. If the clock of your phone is right, tell your administrator that the clock of the server is wrong.`,
  );
}

function minutesText(minutes: number): string {
  const count = Math.abs(minutes) === 1 ? '1 minute' : `${Math.abs(minutes)} minutes`;
  return `${count} ${minutes > 0 ? 'ahead of' : 'behind'}`;
}

/** @throws a ValidationError (400) if all staff need a second factor */
export async function turnOff(strapi: Core.Strapi, member: Member): Promise<void> {
  if (environment().REQUIRE_SECOND_FACTOR)
    throw invalid('All staff need a second factor. To use another app or phone, set it up here.');
  await withEmail(strapi, { member, change: 'second factor turned off' }, () =>
    removeFactor(strapi, member.staff),
  );
}

/**
 * Removes the second factor of somebody who has lost their phone and recovery codes. `changedBy` is the administrator.
 *
 * @throws a ValidationError (400) if there was no second factor
 */
export async function resetFactor(strapi: Core.Strapi, member: Member, changedBy: string): Promise<void> {
  await withEmail(strapi, { member, change: 'second factor reset', changedBy }, async () => {
    if (!(await removeFactor(strapi, member.staff))) throw invalid('This person has no second factor.');
    await removeChallenges(strapi, member.staff);
    await strapi.sessionManager('admin').invalidateRefreshToken(member.staff);
  });
}

export function newRecoveryCodes(strapi: Core.Strapi, member: Member): Promise<string[]> {
  return withEmail(strapi, { member, change: 'recovery codes replaced' }, () =>
    replaceRecoveryCodes(strapi, member.staff),
  );
}

type Change = { member: Member; change: SignInChange; changedBy?: string };

/** Makes a change and queues the e-mail about it in one transaction. */
async function withEmail<T>(
  strapi: Core.Strapi,
  { member, change, changedBy }: Change,
  work: () => Promise<T>,
): Promise<T> {
  const outcome = await strapi.db.transaction(async () => {
    const result = await work();
    await mailChange(strapi, member, change);
    return result;
  });
  logSecurityEvent({ event: 'user_updated', staff: member.staff, change, ...(changedBy && { changedBy }) });
  return outcome;
}
