import type { ReactNode } from 'react';
import type { Order } from '#src/contract/order.ts';
import { deliveriesText } from '#src/format/deliveries-text.ts';
import { formatMoment } from '#src/format/date.ts';
import { addressLines } from '#src/format/address-lines.ts';
import { m } from '#src/messages/m.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Fact } from '#src/ui/fact.tsx';
import { Deliveries } from './deliveries.tsx';
import { expectedDatesOf } from './expected-dates.ts';
import { OrderLines } from './order-lines.tsx';
import { documentLabel, paymentText, stateOf } from './order-labels.ts';
import styles from './orders.module.css';
import { Refunds } from './refunds.tsx';
import { Timeline } from './timeline.tsx';

interface Props {
  order: Order;
  updatedAt: number;
  /** Buttons such as "Order again". */
  actions: ReactNode;
}

/** An order: its status, products and documents. */
export function OrderView({ order, updatedAt, actions }: Props) {
  const { number, placedAt, shippingAddress, billingAddress, reference, note, partDelivery } = order;
  const expected = expectedDatesOf(order, order.lines);
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={m.orders.orderNumber} text={number} />
        <Fact term={m.orders.status} text={stateOf(order)} />
        <Fact term={m.orders.orderDate} text={formatMoment(Date.parse(placedAt))} />
        <Fact term={m.orders.payment} text={paymentText(order)} />
        {expected.ships !== '' && <Fact term={m.orders.expectedToShip} text={expected.ships} />}
        {expected.arrives !== '' && <Fact term={m.orders.expectedToArrive} text={expected.arrives} />}
        {order.quoteReference !== '' && <Fact term={m.orders.quote} text={order.quoteReference} />}
        {reference !== '' && <Fact term={m.orders.yourReference} text={reference} />}
      </dl>
      <p className={styles.note}>
        <AsOf what={m.orders.status} savedAt={updatedAt} />
      </p>
      <OrderDocuments order={order} />
      {actions}
      <Section title={m.orders.history}>
        <Timeline order={order} />
      </Section>
      <Deliveries order={order} />
      <Refunds order={order} />
      <Section title={m.orders.products}>
        <OrderLines order={order} />
      </Section>
      <Section title={m.orders.addresses}>
        <dl className={styles.facts}>
          <Fact term={m.orders.shippingAddress} text={addressLines(shippingAddress).join(', ')} />
          <Fact
            term={m.orders.billingAddress}
            text={addressLines(billingAddress ?? shippingAddress).join(', ')}
          />
          {order.lines.length > 1 && <Fact term={m.orders.deliveries} text={deliveriesText(partDelivery)} />}
          {note !== '' && <Fact term={m.orders.yourNote} text={note} />}
        </dl>
      </Section>
    </>
  );
}

function OrderDocuments({ order }: { order: Order }) {
  return (
    <div className={styles.actions}>
      {order.documents.map(({ kind, path }) => (
        <ButtonLink key={kind} href={path}>
          {documentLabel(kind, order)}
        </ButtonLink>
      ))}
      {order.refunds.map(
        ({ creditNote }) =>
          creditNote && (
            <ButtonLink key={creditNote.number} href={creditNote.path}>
              {m.orders.creditNotePdf({ number: creditNote.number })}
            </ButtonLink>
          ),
      )}
    </div>
  );
}
