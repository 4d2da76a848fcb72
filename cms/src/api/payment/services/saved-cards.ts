import type { Core } from '@strapi/strapi';
import StripeClient from 'stripe';
import * as v from 'valibot';
import { notFound } from '../../../platform/http/http-error';
import { parseRow } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { requirePayments, payments } from './payments';
import { eraseDraftsOf, eraseDraftsOfGuest } from './personal-drafts';

const Row = v.object({ stripe_customer: v.string() });

/** The id of the account's Stripe customer, which is created with the first payment. */
export async function stripeCustomerFor(
  strapi: Core.Strapi,
  customer: string,
  email: string,
): Promise<string> {
  const known = await findStripeCustomer(strapi, customer);
  if (known) return known;
  const { stripe } = requirePayments(strapi);
  const created = await stripe.customers.create(
    { email, metadata: { customer } },
    { idempotencyKey: `customer-${customer}` },
  );
  await strapi.db.transaction(async ({ trx }) =>
    trx(tables.stripeCustomers)
      .insert({ customer, stripe_customer: created.id })
      .onConflict('customer')
      .ignore(),
  );
  return (await findStripeCustomer(strapi, customer)) ?? created.id;
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
  const savedCard = await findCard(stripe, card);
  if (savedCard?.customer !== stripeCustomer) throw notFound();
  await stripe.paymentMethods.detach(card);
}

/** Undefined if Stripe does not have the card. */
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

/**
 * Exports and deletes the saved cards of an account. Also removes personal data from the order drafts of its payments.
 * The drafts are not exported, because the orders are.
 */
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
