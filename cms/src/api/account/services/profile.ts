import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { invalid, HttpError } from '../../../platform/http/http-error';
import { countEmail } from './attempts';
import { checkedAccount } from './check-account';
import { normalEmail } from '../../../platform/mail/normal-email';
import { texts } from '../../../platform/messages/texts';
import { changeCustomer, type Customer, customersOf, customerView } from './customer';
import { rejectConsumer } from './customer-kind';
import { emailChangedEmail, confirmationEmail, secondAccountEmail, sendAccountEmail } from './account-emails';
import { customerOfCode } from './mailed-code';
import { requirePassword } from './new-password';
import { deleteSessions } from './session-list';

type Profile = Partial<
  Pick<Customer, 'name' | 'company' | 'vatNumber' | 'phone' | 'addresses' | 'customerKind'>
>;

type ProfileRequest = { change: Record<string, unknown>; password: string; ip: string };

/** Changes only the given fields. A new e-mail requires the password. */
export async function updateProfile(
  strapi: Core.Strapi,
  customer: Customer,
  { change, password, ip }: ProfileRequest,
): Promise<Customer> {
  const checked = await checkedAccount('profile', { ...customerView(customer), ...change });
  if (checked.customerKind !== customer.customerKind) await rejectConsumer(strapi, checked.customerKind);
  const { email: checkedEmail, ...profile } = checked;
  const email = normalEmail(String(checkedEmail));
  const isNewEmail = email !== customer.email;
  if (isNewEmail) await requirePassword(strapi, customer, { password, ip });
  const changed = await changeProfile(strapi, customer.documentId, profile);
  return isNewEmail ? await changeEmail(strapi, changed, email) : changed;
}

async function changeProfile(strapi: Core.Strapi, documentId: string, profile: Profile): Promise<Customer> {
  const { addresses, ...fields } = profile;
  const stored = addresses ? { addresses: storedAddresses(addresses) } : {};
  return await changeCustomer(strapi, documentId, { ...fields, ...stored });
}

// At most one default shipping and one default billing address: the last one marked.
function storedAddresses(addresses: Customer['addresses']) {
  const shipping = addresses.findLastIndex(({ isDefaultShipping }) => isDefaultShipping);
  const billing = addresses.findLastIndex(({ isDefaultBilling }) => isDefaultBilling);
  return addresses.map(({ id, ...address }, index) => ({
    ...address,
    key: id || randomUUID(),
    isDefaultShipping: index === shipping,
    isDefaultBilling: index === billing,
  }));
}

// The new e-mail must be confirmed, and a notice is sent to the old one.
async function changeEmail(strapi: Core.Strapi, customer: Customer, email: string): Promise<Customer> {
  return await strapi.db.transaction(async () => {
    const [owner] = await customersOf(strapi, email);
    const username = owner ? {} : { username: email };
    const changed = await changeCustomer(strapi, customer.documentId, {
      ...username,
      email,
      confirmed: false,
    });
    await sendAccountEmail(strapi, customer.email, emailChangedEmail(customer, email));
    await writeConfirmation(strapi, changed);
    return changed;
  });
}

export async function sendConfirmation(strapi: Core.Strapi, customer: Customer, ip: string): Promise<void> {
  await countEmail(strapi, { email: customer.email, ip });
  if (!customer.confirmed) await writeConfirmation(strapi, customer);
}

async function writeConfirmation(strapi: Core.Strapi, customer: Customer): Promise<void> {
  const [owner] = await customersOf(strapi, customer.email);
  await sendAccountEmail(
    strapi,
    customer.email,
    owner?.confirmed ? secondAccountEmail(owner) : confirmationEmail(customer),
  );
}

type Confirmation = {
  code: string;
  password: string | undefined;
  /** documentId of the account that is signed in. */
  signedInAs: string | undefined;
  ip: string;
};

/**
 * Requires the account's password or session in addition to the link: someone may have registered with another person's
 * e-mail, and that person's click must not give them a confirmed account. Ends all other sessions.
 */
export async function confirmEmail(
  strapi: Core.Strapi,
  { code, password, signedInAs, ip }: Confirmation,
): Promise<Customer> {
  const customer = await customerOfCode(strapi, { purpose: 'confirm', code });
  if (signedInAs !== customer.documentId) {
    if (password === undefined) throw passwordRequired();
    await requirePassword(strapi, customer, { password, ip, field: 'password' });
  }
  if (customer.blocked) throw invalid(texts().account.blocked);
  if (customer.confirmed) return customer;
  const [owner] = await customersOf(strapi, customer.email);
  if (owner?.confirmed) throw emailTaken();
  const sessionVersion = customer.sessionVersion + 1;
  await deleteSessions(strapi, customer.documentId);
  return await changeCustomer(strapi, customer.documentId, { confirmed: true, sessionVersion });
}

function passwordRequired(): HttpError {
  const kind = { status: 403, name: 'PasswordNeededError' };
  return new HttpError(texts().account.passwordToConfirm, kind);
}

function emailTaken(): HttpError {
  const kind = { status: 409, name: 'AddressTakenError' };
  return new HttpError(texts().account.emailTaken, kind);
}
