import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { isSameSignature, sign } from '../../../platform/config/derived-secret';
import { texts } from '../../../platform/messages/texts';
import { type Customer, findCustomer } from './customer';

type Purpose = 'confirm' | 'reset';

const hour = 60 * 60 * 1000;
const validMilliseconds: Record<Purpose, number> = { confirm: 14 * 24 * hour, reset: 2 * hour };
const shape = /^([a-z\d]{24})-([a-z\d]{1,12})-([\w-]{43})$/;

// The code in an e-mail link. It is not stored. Its signature covers the data that the link changes, so the code becomes
// invalid when that data has changed.
export function mailedCode(purpose: Purpose, customer: Customer, now = Date.now()): string {
  const expires = (now + validMilliseconds[purpose]).toString(36);
  return `${customer.documentId}-${expires}-${signatureOf(purpose, customer, expires)}`;
}

export async function customerOfCode(
  strapi: Core.Strapi,
  { purpose, code }: { purpose: Purpose; code: string },
  now = Date.now(),
): Promise<Customer> {
  const [, documentId = '', expires = '', signature = ''] = shape.exec(code) ?? [];
  const customer = documentId ? await findCustomer(strapi, documentId) : undefined;
  const isValid =
    customer !== undefined &&
    Number.parseInt(expires, 36) >= now &&
    isSameSignature(signature, signatureOf(purpose, customer, expires));
  if (isValid) return customer;
  logSecurityEvent({ event: 'authn_login_fail', customer: customer?.documentId, by: 'mailed link' });
  throw invalidCode();
}

function signatureOf(
  purpose: Purpose,
  { documentId, email, password, sessionVersion }: Customer,
  expires: string,
) {
  const changed = purpose === 'confirm' ? email : `${password} ${sessionVersion}`;
  return sign(`account-${purpose}`, `${documentId} ${expires} ${changed}`);
}

function invalidCode() {
  return invalid(texts().account.linkUsedOrExpired);
}
