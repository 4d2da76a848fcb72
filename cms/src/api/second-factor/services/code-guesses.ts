import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { countAttempt } from '../../../platform/rate-limit/rate-limit';
import { factorOf, takeStep } from './factors';
import { takeRecoveryCode } from './recovery-codes';
import { stepOf } from './totp';

// Failed attempts per hour. Three of a million codes are valid at any time. If somebody knows the password and nobody notices
// the events in the log, the probability that 30 guesses an hour find a code within a year is about one half.
const maxPerStaffAndIp = 10;
const maxPerStaff = 30;
const maxPerIp = 50;

const wrongCode = `This code is incorrect or has already been used. Enter the code that your app shows now. If no code is accepted, the clock of your phone is probably wrong: set its date and time to automatic.`;

const newKey =
  'The encryption key of the server was changed, so it cannot check codes from your app. Use a recovery code, or ask a Super Admin to reset your second factor.';

/** Counts guesses of a code, or of a password that is requested again, by somebody who has already entered the password. */
export const countCodeGuess = (strapi: Core.Strapi, { staff, ip }: { staff: string; ip: string }) =>
  countAttempt(strapi, [
    { bucket: `staff-code:${ip}:${staff}`, most: maxPerStaffAndIp },
    { bucket: `staff-code-at:${staff}`, most: maxPerStaff },
    { bucket: `staff-code-from:${ip}`, most: maxPerIp },
  ]);

/**
 * Uses up a code of the authenticator app, or a recovery code.
 *
 * @throws a ValidationError (400) if the code is neither
 */
export async function takeCode(
  strapi: Core.Strapi,
  staff: string,
  code: string,
): Promise<'code' | 'recovery code'> {
  const digits = code.replaceAll(/[\s-]/g, '');
  const isAppCode = /^\d{6}$/.test(digits);
  if (isAppCode && (await takeAppCode(strapi, staff, digits))) return 'code';
  if (!isAppCode && (await takeRecoveryCode(strapi, staff, code))) return 'recovery code';
  logSecurityEvent({ event: 'authn_login_fail', staff, by: isAppCode ? 'code' : 'recovery code' });
  throw invalid(isAppCode ? wrongCode : 'This is not a recovery code, or it has already been used.');
}

async function takeAppCode(strapi: Core.Strapi, staff: string, code: string): Promise<boolean> {
  const factor = await factorOf(strapi, staff);
  if (factor && factor.secret === undefined) throw invalid(newKey);
  const step = factor?.secret === undefined ? undefined : stepOf(factor.secret, code);
  return step !== undefined && (await takeStep(strapi, staff, step));
}
