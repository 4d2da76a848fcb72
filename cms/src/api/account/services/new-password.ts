import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { countGuess, countEmail } from './attempts';
import { clearAccount } from './clear-account';
import { normalEmail } from '../../../platform/mail/normal-email';
import { texts } from '../../../platform/messages/texts';
import { changeCustomer, type Customer, customersOf } from './customer';
import { minimumResponseTime } from './minimum-response-time';
import { passwordChangedEmail, resetEmail, sendAccountEmail } from './account-emails';
import { customerOfCode } from './mailed-code';
import { isPasswordOf, normalPassword, rejectWeak } from './passwords';
import { deleteSessions } from './session-list';

// The response and its time are the same whether or not the account exists.
export async function sendResetLink(
  strapi: Core.Strapi,
  request: { email: string; ip: string },
): Promise<void> {
  const email = normalEmail(request.email);
  await countEmail(strapi, { ...request, email });
  const minimumTime = minimumResponseTime();
  const [customer] = await customersOf(strapi, email);
  if (customer && !customer.blocked) await sendAccountEmail(strapi, customer.email, resetEmail(customer));
  await minimumTime;
}

// Anyone who can read the e-mail owns the address, so a reset also confirms it, unless another account has confirmed it.
// The data of an unconfirmed account is deleted: an attacker may have registered it with the owner's e-mail and saved a
// shipping address, so that the owner's orders would go there.
export async function resetPassword(
  strapi: Core.Strapi,
  { code, password }: { code: string; password: string },
): Promise<Customer> {
  const customer = await customerOfCode(strapi, { purpose: 'reset', code });
  if (customer.blocked) throw invalid(texts().account.blocked);
  const [owner] = await customersOf(strapi, customer.email);
  const confirmed = customer.confirmed || owner?.confirmed !== true;
  if (customer.confirmed) return await setPassword(strapi, customer, { password, confirmed });
  return await strapi.db.transaction(async () => {
    await clearAccount(strapi, customer);
    return await setPassword(strapi, customer, { ...emptyProfile, password, confirmed });
  });
}

const emptyProfile = { name: '', company: '', vatNumber: '', phone: '', addresses: [] };

export async function changePassword(
  strapi: Core.Strapi,
  customer: Customer,
  { current, password, ip }: { current: string; password: string; ip: string },
): Promise<Customer> {
  await requirePassword(strapi, customer, { password: current, ip });
  if (normalPassword(current) === normalPassword(password)) throw samePassword();
  return await setPassword(strapi, customer, { password });
}

/** Checks the password before sensitive actions. A wrong password counts as a failed sign-in. */
export async function requirePassword(
  strapi: Core.Strapi,
  customer: Customer,
  { password, ip, field = 'currentPassword' }: { password: string; ip: string; field?: string },
): Promise<void> {
  const guess = await countGuess(strapi, { email: customer.email, ip });
  if (!(await isPasswordOf(strapi, customer, password))) {
    logSecurityEvent({ event: 'authn_login_fail', customer: customer.documentId, by: 'password' });
    throw atField(field, texts().account.wrongPassword);
  }
  await guess.takeBack();
}

// The new session version ends all sessions, because their tokens contain the previous one.
async function setPassword(
  strapi: Core.Strapi,
  customer: Customer,
  { password, ...others }: { password: string; confirmed?: boolean } & Partial<typeof emptyProfile>,
): Promise<Customer> {
  rejectWeak(password, customer.email);
  const stored = await strapi.db.transaction(async () => {
    await deleteSessions(strapi, customer.documentId);
    const changed = await changeCustomer(strapi, customer.documentId, {
      ...others,
      password: normalPassword(password),
      sessionVersion: customer.sessionVersion + 1,
    });
    await sendAccountEmail(strapi, changed.email, passwordChangedEmail(changed));
    return changed;
  });
  logSecurityEvent({ event: 'authn_password_change', customer: customer.documentId });
  return stored;
}

function samePassword() {
  return atField('password', texts().account.samePassword);
}

function atField(field: string, message: string) {
  return invalid(message, [{ path: [field], message, name: 'ValidationError' }]);
}
