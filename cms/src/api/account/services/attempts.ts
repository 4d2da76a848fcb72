import type { Core } from '@strapi/strapi';
import { count, countAttempt } from '../../../platform/rate-limit/rate-limit';

type Attempt = { email: string; ip: string };

// Failed attempts per hour. Limited per IP address and account, so that no one can lock out the owner of an account.
const mostAtOneFromOne = 10;
const mostAtOne = 100;
const mostFromOne = 200;
const mostMails = 5;
const mostRegistrations = 300;

export const countGuess = (strapi: Core.Strapi, attempt: Attempt) =>
  countAttempt(strapi, guessLimits(attempt));

function guessLimits({ email, ip }: Attempt) {
  return [
    { bucket: `guess:${ip}:${email}`, most: mostAtOneFromOne },
    { bucket: `guess-at:${email}`, most: mostAtOne },
    { bucket: `guess-from:${ip}`, most: mostFromOne },
  ];
}

// Independent of whether the account exists.
export async function countMail(strapi: Core.Strapi, { email, ip }: Attempt): Promise<void> {
  await count(strapi, { bucket: `account-mail:${email}`, most: mostMails });
  await count(strapi, { bucket: `account-mail-from:${ip}`, most: mostFromOne });
}

export async function countRegistration(strapi: Core.Strapi, { email, ip }: Attempt): Promise<void> {
  await count(strapi, { bucket: `register:${email}`, most: mostMails });
  await count(strapi, { bucket: `register-from:${ip}`, most: mostRegistrations });
}
