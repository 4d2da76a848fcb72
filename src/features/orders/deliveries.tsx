import type { Delivery, Order } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/layout.tsx';
import styles from './orders.module.css';
import { ParcelLink } from './parcel-link.tsx';

/** The deliveries of an order, oldest first. */
export function Deliveries({ order: { deliveries, lines } }: { order: Order }) {
  const nameOf = (partNumber: string) => lines.find((line) => line.partNumber === partNumber)?.name ?? '';
  if (deliveries.length === 0) return null;
  return (
    <Section title={m.orders.deliveries}>
      <ol role="list" className={styles.timeline}>
        {deliveries.map((delivery) => (
          <li key={delivery.number}>
            <Icon name="check" />
            <DeliveryDetails delivery={delivery} nameOf={nameOf} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function DeliveryDetails({
  delivery,
  nameOf,
}: {
  delivery: Delivery;
  nameOf: (partNumber: string) => string;
}) {
  return (
    <div>
      {delivery.lines.map(({ partNumber, quantity }) => (
        <p key={partNumber}>
          {quantity} × {partNumber} {nameOf(partNumber)}
        </p>
      ))}
      <p className={styles.note}>{formatMoment(Date.parse(delivery.at))}</p>
      <ParcelLink parcel={delivery} />
    </div>
  );
}
