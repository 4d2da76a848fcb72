import type { Core } from '@strapi/strapi';
import { count, countAttempt } from '../../../platform/rate-limit/rate-limit';

type Attempt = { email: string; ip: string };

// Limits per hour. Failed sign-ins are limited per IP address and account, so that an attacker at another IP address cannot
// easily lock out the owner of an account.
const maxPerIpAndAccount = 10;
const maxPerAccount = 100;
const maxPerIp = 200;
const maxEmails = 5;
const maxRegistrationsPerIp = 300;

export const countGuess = (strapi: Core.Strapi, attempt: Attempt) =>
  countAttempt(strapi, guessLimits(attempt));

function guessLimits({ email, ip }: Attempt) {
  return [
    { bucket: `guess:${ip}:${email}`, most: maxPerIpAndAccount },
    { bucket: `guess-at:${email}`, most: maxPerAccount },
    { bucket: `guess-from:${ip}`, most: maxPerIp },
  ];
}

// Also counts e-mails to addresses without an account, so that the limit does not reveal whether there is one.
export async function countEmail(strapi: Core.Strapi, { email, ip }: Attempt): Promise<void> {
  await count(strapi, { bucket: `account-mail:${email}`, most: maxEmails });
  await count(strapi, { bucket: `account-mail-from:${ip}`, most: maxPerIp });
}

export async function countRegistration(strapi: Core.Strapi, { email, ip }: Attempt): Promise<void> {
  await count(strapi, { bucket: `register:${email}`, most: maxEmails });
  await count(strapi, { bucket: `register-from:${ip}`, most: maxRegistrationsPerIp });
}
