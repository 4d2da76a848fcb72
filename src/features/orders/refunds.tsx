import type { Order } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/layout.tsx';
import styles from './orders.module.css';

/** The partial refunds of an order, oldest first. */
export function Refunds({ order: { refunds, lines, totals } }: { order: Order }) {
  if (refunds.length === 0) return null;
  const nameOf = (partNumber: string) => lines.find((line) => line.partNumber === partNumber)?.name ?? '';
  return (
    <Section title="Refunds">
      <ol role="list" className={styles.timeline}>
        {refunds.map(({ at, amount, reason, lines: refunded }) => (
          <li key={`${at} ${amount}`}>
            <Icon name="check" />
            <div>
              <p>
                <strong>
                  {formatMoney({ amountMinor: amount, currency: totals.currency })} refunded to your card
                </strong>
              </p>
              {refunded.map(({ partNumber, quantity }) => (
                <p key={partNumber}>
                  {quantity} × {partNumber} {nameOf(partNumber)}
                </p>
              ))}
              <p className={styles.note}>{formatMoment(Date.parse(at))}</p>
              {reason !== '' && <p>{reason}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
