import type { Core } from '@strapi/strapi';
import StripeClient from 'stripe';
import * as v from 'valibot';
import { notFound } from '../../../platform/http/http-error';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { neededPayments, payments } from './payments';
import { eraseDraftsOf, eraseDraftsOfGuest } from './personal-drafts';

const Row = v.object({ stripe_customer: v.string() });

/** The Stripe customer of the account, created with the first payment. */
export async function stripeCustomerFor(
  strapi: Core.Strapi,
  customer: string,
  email: string,
): Promise<string> {
  const known = await findStripeCustomer(strapi, customer);
  if (known) return known;
  const { stripe } = neededPayments(strapi);
  const made = await stripe.customers.create(
    { email, metadata: { customer } },
    { idempotencyKey: `customer-${customer}` },
  );
  await strapi.db.transaction(async ({ trx }) =>
    trx(tables.stripeCustomers)
      .insert({ customer, stripe_customer: made.id })
      .onConflict('customer')
      .ignore(),
  );
  return (await findStripeCustomer(strapi, customer)) ?? made.id;
}

export async function listCards(strapi: Core.Strapi, customer: string) {
  const stripeCustomer = await findStripeCustomer(strapi, customer);
  const stripe = payments(strapi)?.stripe;
  if (!stripeCustomer || !stripe) return [];
  const { data } = await stripe.paymentMethods.list({ customer: stripeCustomer, type: 'card', limit: 20 });
  return data.map(({ id, card }) => ({
    id,
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expiryMonth: card?.exp_month ?? 0,
    expiryYear: card?.exp_year ?? 0,
  }));
}

export async function removeCard(strapi: Core.Strapi, customer: string, card: string): Promise<void> {
  const [stripeCustomer, stripe] = [await findStripeCustomer(strapi, customer), payments(strapi)?.stripe];
  if (!stripeCustomer || !stripe || !/^pm_\w+$/.test(card)) throw notFound();
  const found = await findCard(stripe, card);
  if (found?.customer !== stripeCustomer) throw notFound();
  await stripe.paymentMethods.detach(card);
}

/** Undefined if Stripe has no such card. */
export function findCard(
  stripe: StripeClient,
  card: string,
): Promise<StripeClient.PaymentMethod | undefined> {
  return stripe.paymentMethods.retrieve(card).catch((error: unknown) => {
    if (error instanceof StripeClient.errors.StripeInvalidRequestError) return undefined;
    throw error;
  });
}

// Deleting the Stripe customer also deletes the saved cards.
async function deleteStripeCustomer(strapi: Core.Strapi, customer: string): Promise<void> {
  const [stripeCustomer, stripe] = [await findStripeCustomer(strapi, customer), payments(strapi)?.stripe];
  if (!stripeCustomer) return;
  await stripe?.customers.del(stripeCustomer);
  await strapi.db.transaction(async ({ trx }) => trx(tables.stripeCustomers).where({ customer }).delete());
}

/** Saved cards in the export and the deletion of an account, with what payments store about orders, which are exported too. */
export const personalCards: PersonalDataProvider = {
  name: 'savedCards',
  export: (strapi, { documentId }) => listCards(strapi, documentId),
  eraseElsewhere: (strapi, { documentId }) => deleteStripeCustomer(strapi, documentId),
  erase: eraseDraftsOf,
  guest: { erase: eraseDraftsOfGuest },
};

async function findStripeCustomer(strapi: Core.Strapi, customer: string): Promise<string | undefined> {
  const row: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tables.stripeCustomers).where({ customer }).first('stripe_customer'),
  );
  return parseRow(Row, row)?.stripe_customer;
}
