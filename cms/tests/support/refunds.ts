import { aBackend, load } from './backend';
import { aPayment, orderPaid, pay, sendWebhook } from './payments';
import { aCustomer, aProduct, Buyer } from './shop';

export const orderUid = 'api::order.order';
export const reason = 'Scratched housing';

export async function aPaidOrder() {
  const buyer = await aCustomer();
  const [first, second] = [await aProduct({ price: 33.33 }), await aProduct()];
  await buyer.put(first, 3);
  await buyer.put(second, 1);
  const started = await aPayment(buyer);
  await pay(started);
  const { id, number, statusPath, lines, totals } = (await orderPaid(buyer, started)).json().data;
  const line = lines.find(({ partNumber }: { partNumber: string }) => partNumber === first);
  return {
    started,
    id: String(id),
    number: String(number),
    statusPath: String(statusPath),
    first,
    lineTotal: Number(line.net + line.tax),
    total: Number(totals.total),
  };
}

/** As the admin's form sends them back. */
export async function storedRefunds(documentId: string): Promise<{ id?: number }[]> {
  const populate = { refunds: { populate: ['lines'] } };
  const { strapi } = await aBackend();
  return Reflect.get(Object(await strapi.documents(orderUid).findOne({ documentId, populate })), 'refunds');
}

export async function seenAt(statusPath: string): Promise<object> {
  return (await new Buyer().call(`/shopping-cart${statusPath}`)).json().data;
}

/** The amounts that Stripe has refunded, oldest first. */
export async function refundedAt({ paymentIntent }: { paymentIntent: string }): Promise<number[]> {
  const { strapi } = await aBackend();
  const rows: { body: string }[] = await strapi.db
    .connection('fieldshop_fake_stripe')
    .where({ kind: 'refund' })
    .orderBy('id');
  return rows
    .map(({ body }) => JSON.parse(body))
    .filter((refund) => refund.payment_intent === paymentIntent)
    .map(({ amount }) => amount);
}

export async function refundInDashboard(paymentIntent: string, amount: number): Promise<void> {
  const { stripe } = load('api/payment/services/payments.js').payments((await aBackend()).strapi);
  await stripe.refunds.create({ payment_intent: paymentIntent, amount });
  await sendWebhook('charge.refunded', { object: 'charge', payment_intent: paymentIntent });
}

export async function mailsOf(number: string, subject: string): Promise<string[]> {
  await load('platform/mail/mailer.js').wakeMailer((await aBackend()).strapi);
  const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.filter((mail) => mail.subject === `Order ${number}: ${subject}`).map(({ text }) => text);
}

/** Stripe reports that a refund it had accepted has failed, and takes the amount back. */
export async function failAtStripe(paymentIntent: string, amount: number): Promise<void> {
  const { strapi } = await aBackend();
  const table = () => strapi.db.connection('fieldshop_fake_stripe');
  const rows: { object: string; body: string }[] = await table().whereIn('kind', ['refund', 'charge']);
  const objects = rows
    .map(({ body }) => JSON.parse(body))
    .filter((one) => one.payment_intent === paymentIntent);
  const refund = objects.find((one) => one.object === 'refund' && one.amount === amount);
  const charge = objects.find((one) => one.object === 'charge');
  const failed = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  const put = (object: { id: string }) =>
    table()
      .where({ object: object.id })
      .update({ body: JSON.stringify(object) });
  await put(failed);
  if (refund.status !== 'failed')
    await put({ ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false });
  await sendWebhook('refund.failed', failed);
}

export async function creditNotesAt(statusPath: string): Promise<{ number: string; path: string }[]> {
  const refunds: { creditNote: { number: string; path: string } | null }[] = Reflect.get(
    await seenAt(statusPath),
    'refunds',
  );
  return refunds.flatMap(({ creditNote }) => creditNote ?? []);
}
