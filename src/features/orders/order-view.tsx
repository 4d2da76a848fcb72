import type { ReactNode } from 'react';
import type { Order } from '#src/contract/order.ts';
import type { Address } from '#src/contract/checkout.ts';
import { countryName } from '#src/format/country.ts';
import { formatMoment } from '#src/format/date.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Deliveries } from './deliveries.tsx';
import { OrderLines } from './order-lines.tsx';
import { paperWordsOf, paymentWords, stateOf } from './order-words.ts';
import styles from './orders.module.css';
import { Timeline } from './timeline.tsx';

interface Properties {
  order: Order;
  updatedAt: number;
  /** What can be done with it. */
  actions: ReactNode;
}

/** An order: where it stands, what is in it, its papers. */
export function OrderView({ order, updatedAt, actions }: Properties) {
  const { number, placedAt, shippingAddress, billingAddress, reference, note, partDelivery } = order;
  return (
    <>
      <dl className={styles.facts}>
        <Fact term="Order number" text={number} />
        <Fact term="Status" text={stateOf(order)} />
        <Fact term="Order date" text={formatMoment(Date.parse(placedAt))} />
        <Fact term="Payment" text={paymentWords(order)} />
        {order.quoteReference !== '' && <Fact term="Quote" text={order.quoteReference} />}
        {reference !== '' && <Fact term="Your reference" text={reference} />}
      </dl>
      <p className={styles.note}>
        <AsOf what="Status" savedAt={updatedAt} />
      </p>
      <div className={styles.actions}>
        {order.papers.map(({ kind, path }) => (
          <ButtonLink key={kind} href={path}>
            {paperWordsOf(kind, order)}
          </ButtonLink>
        ))}
      </div>
      {actions}
      <Section title="History">
        <Timeline order={order} />
      </Section>
      <Deliveries order={order} />
      <Section title="Products">
        <OrderLines order={order} />
      </Section>
      <Section title="Addresses">
        <dl className={styles.facts}>
          <Fact term="Delivery address" text={addressText(shippingAddress)} />
          <Fact term="Billing address" text={addressText(billingAddress ?? shippingAddress)} />
          {partDelivery && <Fact term="Partial deliveries" text="Yes, available items ship first" />}
          {note !== '' && <Fact term="Your note" text={note} />}
        </dl>
      </Section>
    </>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

const addressText = ({ company, name, line1, line2, postalCode, city, state, country }: Address) =>
  [company, name, line1, line2, `${postalCode} ${city}`.trim(), state, country && countryName(country)]
    .filter((part) => part !== '')
    .join(', ');
