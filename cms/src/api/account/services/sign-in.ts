import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { countGuess } from './attempts';
import { type Customer, customersOf, normalEmail } from './customer';
import { untilEvenTime } from './even-time';
import { isPasswordOf } from './passwords';

type Attempt = { identifier: string; password: string; ip: string };

// Maximum number of accounts checked for one e-mail.
const mostLookedAt = 5;

// The reason for a failure is never revealed, whether by text, status or response time.
export async function signIn(strapi: Core.Strapi, attempt: Attempt): Promise<Customer> {
  const email = normalEmail(attempt.identifier);
  const guess = await countGuess(strapi, { email, ip: attempt.ip });
  const evenTime = untilEvenTime();
  const customer = await findByPassword(strapi, email, attempt.password);
  if (!customer) {
    await evenTime;
    throw invalid('The e-mail address or password is incorrect.');
  }
  await guess.takeBack();
  if (customer.blocked) throw invalid('This account is blocked. Contact us for help.');
  return customer;
}

async function findByPassword(
  strapi: Core.Strapi,
  email: string,
  password: string,
): Promise<Customer | undefined> {
  const candidates = (await customersOf(strapi, email)).slice(0, mostLookedAt);
  if (candidates.length === 0) await isPasswordOf(strapi, undefined, password);
  for (const candidate of candidates) if (await isPasswordOf(strapi, candidate, password)) return candidate;
  return undefined;
}
