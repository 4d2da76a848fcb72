import { randomBytes, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { IdRow } from '../../../platform/database/rows';
import { HttpError } from '../../../platform/http/http-error';
import { claimKey, commitWithResponse, releaseClaim } from '../../../platform/idempotency/claims';
import { sha256 } from '../../../platform/sha256';
import { texts } from '../../../platform/messages/texts';
import { type Customer, customersOf, customerUid, findCustomer } from './customer';
import { confirmationEmail, secondAccountEmail, sendAccountEmail } from './account-emails';
import { isPasswordOf, normalPassword } from './passwords';

type Registration = { email: string; password: string; [field: string]: unknown };

const Stored = v.object({ documentId: v.string() });

// A repeated request with the same key does not create another account. Only the id of the account is stored with the key,
// never the token or the password.
export async function registerOnce(
  strapi: Core.Strapi,
  registration: Registration,
  key: string = randomUUID(),
): Promise<Customer> {
  const fingerprint = sha256(`register ${registration.email}`);
  const outcome = await claimKey(strapi, { key, fingerprint });
  if (outcome.kind === 'completed')
    return await repeatedRegistration(strapi, outcome.response.body, registration.password);
  if (outcome.kind === 'other-body') throw keyReused();
  if (outcome.kind === 'in-progress') throw inProgress();
  try {
    const { body } = await commitWithResponse(strapi, outcome.claim, async () => {
      const { documentId } = await register(strapi, registration);
      return { status: 200, body: { documentId } };
    });
    return await storedCustomer(strapi, body);
  } catch (error) {
    await releaseClaim(strapi, outcome.claim);
    throw error;
  }
}

// If the e-mail already has an account, creates a second one that does not own the e-mail and has no access to the first.
// This way, nobody can find out who has an account, or block an e-mail before its owner registers.
async function register(
  strapi: Core.Strapi,
  { email, password, ...profile }: Registration,
): Promise<Customer> {
  const [owner] = await customersOf(strapi, email);
  const role: unknown = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const { documentId } = await strapi.documents(customerUid).create({
    data: {
      ...profile,
      email,
      username: owner ? `${email} (${randomBytes(4).toString('hex')})` : email,
      password: normalPassword(password),
      provider: 'local',
      confirmed: false,
      role: v.parse(IdRow, role).id,
    },
  });
  const customer = await storedCustomer(strapi, { documentId });
  const message = owner?.confirmed ? secondAccountEmail(owner) : confirmationEmail(customer);
  await sendAccountEmail(strapi, email, message);
  return customer;
}

async function repeatedRegistration(strapi: Core.Strapi, body: unknown, password: string): Promise<Customer> {
  const customer = await storedCustomer(strapi, body);
  if (!(await isPasswordOf(strapi, customer, password))) throw keyReused();
  return customer;
}

async function storedCustomer(strapi: Core.Strapi, body: unknown): Promise<Customer> {
  const customer = await findCustomer(strapi, v.parse(Stored, body).documentId);
  if (!customer) throw keyReused();
  return customer;
}

function keyReused(): HttpError {
  const kind = { status: 422, name: 'IdempotencyKeyReusedError' };
  return new HttpError(texts().account.keyReused, kind);
}

function inProgress(): HttpError {
  const kind = { status: 409, name: 'InProgressError', retryAfterSeconds: 1 };
  return new HttpError(texts().account.keyInProgress, kind);
}
