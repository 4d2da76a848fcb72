import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type FieldError, invalid } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { stateText } from '../../../platform/content/state-text';
import { mailCustomer } from './customer-email';
import { deliveredItems } from './mailed-items';
import type { Delivery, OrderRecord } from './order-record';
import { exceededQuantities, hasSameLines, linesProblem, SentLine, trimmed } from './part-quantities';

/** A delivery as the admin form sends it. For a stored delivery, the form may send only its id. */
const Sent = v.object({
  id: v.optional(v.number()),
  lines: v.optional(v.array(SentLine)),
  carrier: v.optional(trimmed),
  trackingNumber: v.optional(trimmed),
  trackingUrl: v.optional(trimmed),
});
type SentDelivery = v.InferOutput<typeof Sent>;

const trackingFields = ['carrier', 'trackingNumber', 'trackingUrl'] as const;

/**
 * The deliveries to store. Undefined if the form does not include them.
 *
 * @throws a ValidationError (400) that names the field, if more would be delivered than was ordered, or if the customer
 * has been notified of a delivery that changes
 */
export function deliveriesToStore(
  before: OrderRecord,
  sent: unknown,
  now = new Date(),
): object[] | undefined {
  if (sent === undefined) return undefined;
  const deliveries = v.parse(v.nullish(v.array(Sent), []), sent);
  const errors = [...problemsOf(before, deliveries), ...excessProblems(before, deliveries)];
  if (errors.length > 0) throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
  return deliveries.map(({ lines, ...delivery }) =>
    delivery.id === undefined ? { ...delivery, lines, at: now.toISOString() } : delivery,
  );
}

function problemsOf(before: OrderRecord, deliveries: SentDelivery[]): FieldError[] {
  const remaining = new Set(deliveries.map(({ id }) => id));
  if (before.deliveries.some(({ id }) => !remaining.has(id)))
    return [
      errorAt([], `The customer has been notified of this delivery, so it cannot be removed. ${ifUnchanged}`),
    ];
  return deliveries.flatMap((delivery, index) => {
    const problem =
      delivery.id === undefined ? newProblem(before, delivery) : changeProblem(before, delivery);
    return [
      ...(problem === undefined ? [] : [errorAt([index, 'lines'], problem)]),
      ...clearedFields(before, delivery).map((field) =>
        errorAt(
          [index, field],
          `The customer has been notified of this value. Correct it instead of clearing it. ${ifUnchanged}`,
        ),
      ),
    ];
  });
}

// The form sends all deliveries, so those that a colleague saved after it was opened are missing.
const ifUnchanged = 'If you did not change it, someone else did: reload the page.';

const clearedFields = ({ deliveries }: OrderRecord, { id, ...sent }: SentDelivery) => {
  const stored = deliveries.find((delivery) => delivery.id === id);
  return trackingFields.filter((field) => stored?.[field] && sent[field] === '');
};

function newProblem(before: OrderRecord, { lines = [] }: SentDelivery): string | undefined {
  const { state } = before;
  if (state !== 'in-production' && state !== 'shipped')
    return `You cannot add a delivery while the order is ${stateText(state)}.`;
  return lines.length === 0 ? 'Enter the contents of this delivery.' : linesProblem(before, lines);
}

function changeProblem({ deliveries }: OrderRecord, { id, lines }: SentDelivery): string | undefined {
  const stored = deliveries.find((delivery) => delivery.id === id)?.lines;
  if (!stored) return 'This delivery belongs to another order.';
  return hasSameLines(stored, lines)
    ? undefined
    : 'The customer has been notified of this delivery, so its contents cannot change. Add another delivery instead.';
}

function excessProblems(before: OrderRecord, deliveries: SentDelivery[]): FieldError[] {
  const added = deliveries.filter(({ id }) => id === undefined).flatMap(({ lines = [] }) => lines);
  const delivered = [...before.deliveries.flatMap(({ lines }) => lines), ...added];
  return exceededQuantities(before, delivered).map((message) => errorAt([], message));
}

const errorAt = (path: FieldError['path'], message: string): FieldError => ({
  path: ['deliveries', ...path],
  message,
  name: 'ValidationError',
});

/** Sends an e-mail for each new delivery, and for each delivery whose tracking details were added or corrected. */
export async function sendDeliveries(
  strapi: Core.Strapi,
  order: OrderRecord,
  before: Delivery[],
): Promise<void> {
  for (const delivery of order.deliveries) {
    const known = before.find(({ id }) => id === delivery.id);
    const tracking = trackingText(delivery);
    if (known && (tracking === '' || tracking === trackingText(known))) continue;
    await sendDelivery(strapi, order, delivery);
  }
}

async function sendDelivery(strapi: Core.Strapi, order: OrderRecord, delivery: Delivery): Promise<void> {
  const { number } = order;
  const tracking = trackingText(delivery);
  await mailCustomer(strapi, order, async () => {
    const t = texts().orders;
    return {
      subject: t.partShippedSubject({ number }),
      text: [t.partShippedText],
      items: await deliveredItems(strapi, delivery.lines, order),
      facts: [
        [t.order, number],
        ...(tracking === '' ? [] : [[t.tracking, tracking] satisfies [string, string]]),
      ],
    };
  });
}

const trackingText = (delivery: Delivery): string =>
  trackingFields
    .map((field) => delivery[field])
    .filter(Boolean)
    .join(', ');
