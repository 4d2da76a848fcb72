import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { countAttempt } from '../../../platform/rate-limit/rate-limit';
import { factorOf, takeStep } from './factors';
import { takeRecoveryCode } from './recovery-codes';
import { stepOf } from './totp';

// Failed attempts per hour. Three codes of a million are valid at any time, so 30 guesses an hour find one of them in a year
// with a probability of about a half, if the password is known and nobody notices the events in the log.
const mostAtOneFromOne = 10;
const mostAtOne = 30;
const mostFromOne = 50;

const wrongCode = `This code is incorrect or has already been used. Enter the code that your app shows now. If it accepts none, the clock of your phone is probably wrong: set its date and time to automatic.`;

const newKey =
  'The encryption key of the server was changed, so it cannot check codes of your app. Use a recovery code, or ask a Super Admin to reset your second factor.';

/** Guesses of a code, or of a password where it is asked for again, by somebody who is past the first password. */
export const countCodeGuess = (strapi: Core.Strapi, { staff, ip }: { staff: string; ip: string }) =>
  countAttempt(strapi, [
    { bucket: `staff-code:${ip}:${staff}`, most: mostAtOneFromOne },
    { bucket: `staff-code-at:${staff}`, most: mostAtOne },
    { bucket: `staff-code-from:${ip}`, most: mostFromOne },
  ]);

/**
 * Uses up a code of the authenticator app, or a recovery code.
 *
 * @throws a ValidationError (400) if it is neither
 */
export async function takeCode(
  strapi: Core.Strapi,
  staff: string,
  code: string,
): Promise<'code' | 'recovery code'> {
  const digits = code.replaceAll(/[\s-]/g, '');
  const isOfApp = /^\d{6}$/.test(digits);
  if (isOfApp && (await takeAppCode(strapi, staff, digits))) return 'code';
  if (!isOfApp && (await takeRecoveryCode(strapi, staff, code))) return 'recovery code';
  logSecurityEvent({ event: 'authn_login_fail', staff, by: isOfApp ? 'code' : 'recovery code' });
  throw invalid(isOfApp ? wrongCode : 'This is not a recovery code, or it has already been used.');
}

async function takeAppCode(strapi: Core.Strapi, staff: string, code: string): Promise<boolean> {
  const factor = await factorOf(strapi, staff);
  if (factor && factor.secret === undefined) throw invalid(newKey);
  const step = factor?.secret === undefined ? undefined : stepOf(factor.secret, code);
  return step !== undefined && (await takeStep(strapi, staff, step));
}
