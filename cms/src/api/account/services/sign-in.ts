import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { countGuess } from './attempts';
import { normalEmail } from '../../../platform/mail/normal-email';
import { texts } from '../../../platform/messages/texts';
import { type Customer, customersOf } from './customer';
import { minimumResponseTime } from './minimum-response-time';
import { isPasswordOf } from './passwords';

type Attempt = { identifier: string; password: string; ip: string };

// The maximum number of accounts whose password is checked for one e-mail.
const maxCandidates = 5;

// Neither the message nor the status or the response time reveals whether the e-mail or the password was wrong.
export async function signIn(strapi: Core.Strapi, attempt: Attempt): Promise<Customer> {
  const email = normalEmail(attempt.identifier);
  const guess = await countGuess(strapi, { email, ip: attempt.ip });
  const minimumTime = minimumResponseTime();
  const candidates = (await customersOf(strapi, email)).slice(0, maxCandidates);
  const customer = await findByPassword(strapi, candidates, attempt.password);
  if (!customer) {
    await minimumTime;
    logSecurityEvent({ event: 'authn_login_fail', customer: candidates[0]?.documentId, by: 'password' });
    throw invalid(texts().account.wrongEmailOrPassword);
  }
  await guess.takeBack();
  const { documentId } = customer;
  if (customer.blocked) {
    logSecurityEvent({ event: 'authn_login_fail', customer: documentId, by: 'password' });
    throw invalid(texts().account.blocked);
  }
  logSecurityEvent({ event: 'authn_login_success', customer: documentId, by: 'password' });
  return customer;
}

async function findByPassword(
  strapi: Core.Strapi,
  candidates: Customer[],
  password: string,
): Promise<Customer | undefined> {
  if (candidates.length === 0) await isPasswordOf(strapi, undefined, password);
  for (const candidate of candidates) if (await isPasswordOf(strapi, candidate, password)) return candidate;
  return undefined;
}
