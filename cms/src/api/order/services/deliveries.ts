import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { deskAddresses } from '../../setting/services/mail-desk';
import { orderPath } from '../../../platform/signed-links/order-link';
import type { Delivery, OrderRecord } from './order-record';
import { words } from './order-states';

const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
const Line = v.object({
  id: v.optional(v.number()),
  partNumber: v.optional(text),
  quantity: v.optional(v.pipe(v.nullable(v.union([v.number(), v.string()])), v.transform(Number))),
});
/** As the form sends it. For a stored delivery, the form may send only its id. */
const Sent = v.object({
  id: v.optional(v.number()),
  lines: v.optional(v.array(Line)),
  carrier: v.optional(text),
  trackingNumber: v.optional(text),
  trackingUrl: v.optional(text),
});
type SentDelivery = v.InferOutput<typeof Sent>;

const trackingFields = ['carrier', 'trackingNumber', 'trackingUrl'] as const;

/**
 * The deliveries to store. Undefined if the form does not include them.
 *
 * @throws a ValidationError (400) at the field if more is delivered than ordered, or if it changes a delivery that the
 * customer has been notified of
 */
export function deliveriesToStore(
  before: OrderRecord,
  sent: unknown,
  now = new Date(),
): object[] | undefined {
  if (sent === undefined) return undefined;
  const deliveries = v.parse(v.nullish(v.array(Sent), []), sent);
  const errors = [...problemsOf(before, deliveries), ...tooMuch(before, deliveries)];
  if (errors.length > 0) throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
  return deliveries.map(({ lines, ...delivery }) =>
    delivery.id === undefined ? { ...delivery, lines, at: now.toISOString() } : delivery,
  );
}

function problemsOf(before: OrderRecord, deliveries: SentDelivery[]): FieldError[] {
  const kept = new Set(deliveries.map(({ id }) => id));
  if (before.deliveries.some(({ id }) => !kept.has(id)))
    return [
      errorAt([], `The customer has been notified of this delivery, so it cannot be removed. ${ifUnchanged}`),
    ];
  return deliveries.flatMap((delivery, index) => {
    const problem =
      delivery.id === undefined ? newProblem(before, delivery) : changeProblem(before, delivery);
    return [
      ...(problem === undefined ? [] : [errorAt([index, 'lines'], problem)]),
      ...emptied(before, delivery).map((field) =>
        errorAt(
          [index, field],
          `The customer has been notified of this value. Correct it instead of clearing it. ${ifUnchanged}`,
        ),
      ),
    ];
  });
}

// The form sends the whole order, so deliveries that a colleague saved after it was opened are missing.
const ifUnchanged = 'If you did not change it, someone else did: reload the page.';

const emptied = ({ deliveries }: OrderRecord, { id, ...sent }: SentDelivery) => {
  const stored = deliveries.find((delivery) => delivery.id === id);
  return trackingFields.filter((field) => stored?.[field] && sent[field] === '');
};

function newProblem(
  { state, lines: ordered }: OrderRecord,
  { lines = [] }: SentDelivery,
): string | undefined {
  if (state !== 'in-production' && state !== 'shipped')
    return `You cannot add a delivery while the order is ${words(state)}.`;
  if (lines.length === 0) return 'Enter the contents of this delivery.';
  const unknown = lines.find(({ partNumber }) => !ordered.some((line) => line.partNumber === partNumber));
  if (unknown) return `${unknown.partNumber ?? 'This part number'} is not in the order.`;
  if (new Set(lines.map(({ partNumber }) => partNumber)).size < lines.length)
    return 'Enter each part number once.';
  const isWhole = lines.every(({ quantity = 0 }) => Number.isInteger(quantity) && quantity > 0);
  return isWhole ? undefined : 'Enter a whole number of 1 or more.';
}

function changeProblem({ deliveries }: OrderRecord, { id, lines }: SentDelivery): string | undefined {
  const stored = deliveries.find((delivery) => delivery.id === id)?.lines;
  if (!stored) return 'This delivery belongs to another order.';
  const isSame =
    lines === undefined ||
    (lines.length === stored.length &&
      lines.every(
        ({ partNumber, quantity }, index) =>
          (partNumber ?? stored[index]?.partNumber) === stored[index]?.partNumber &&
          (quantity ?? stored[index]?.quantity) === stored[index]?.quantity,
      ));
  return isSame
    ? undefined
    : 'The customer has been notified of this delivery, so its contents cannot change. Add another delivery instead.';
}

function tooMuch(before: OrderRecord, deliveries: SentDelivery[]): FieldError[] {
  const left = new Map<string, number>();
  for (const { partNumber, quantity } of before.lines)
    left.set(partNumber, (left.get(partNumber) ?? 0) + quantity);
  const added = deliveries.filter(({ id }) => id === undefined).flatMap(({ lines = [] }) => lines);
  for (const { partNumber = '', quantity = 0 } of [
    ...before.deliveries.flatMap(({ lines }) => lines),
    ...added,
  ])
    left.set(partNumber, (left.get(partNumber) ?? 0) - quantity);
  return [...left].flatMap(([partNumber, quantity]) =>
    quantity < 0 ? [errorAt([], `${partNumber}: ${-quantity} more than ordered.`)] : [],
  );
}

const errorAt = (path: FieldError['path'], message: string): FieldError => ({
  path: ['deliveries', ...path],
  message,
  name: 'ValidationError',
});

/** One e-mail for each new delivery, and for each whose tracking was added or corrected. */
export async function sendDeliveries(
  strapi: Core.Strapi,
  order: OrderRecord,
  before: Delivery[],
): Promise<void> {
  for (const delivery of order.deliveries) {
    const known = before.find(({ id }) => id === delivery.id);
    const parcel = parcelText(delivery);
    if (known && (parcel === '' || parcel === parcelText(known))) continue;
    await sendDelivery(strapi, order, delivery);
  }
}

async function sendDelivery(strapi: Core.Strapi, order: OrderRecord, delivery: Delivery): Promise<void> {
  const desk = await deskAddresses(strapi);
  const parcel = parcelText(delivery);
  const products = delivery.lines.map(({ partNumber, quantity }) => {
    const name = order.lines.find((line) => line.partNumber === partNumber)?.name ?? '';
    return `${quantity} × ${partNumber} ${name}`.trim();
  });
  await enqueueMail(
    strapi,
    { from: desk.from, to: order.email, replyTo: desk.staff },
    {
      subject: `Order ${order.number}: partially shipped`,
      text: [`Hello ${order.name},`, 'Part of your order has shipped. These are the items in this delivery.'],
      facts: [
        ['Order', order.number],
        ['Products', products.join('\n')],
        ...(parcel === '' ? [] : [['Tracking', parcel] satisfies [string, string]]),
      ],
      link: { label: 'View your order', url: siteOrigin() + orderPath(order.documentId) },
      signature: desk.signature,
    },
  );
}

const parcelText = (delivery: Delivery): string =>
  trackingFields
    .map((field) => delivery[field])
    .filter(Boolean)
    .join(', ');
