import type { Order } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/layout.tsx';
import styles from './orders.module.css';

/** The refunds of an order, oldest first. */
export function Refunds({ order: { refunds, lines, totals } }: { order: Order }) {
  if (refunds.length === 0) return null;
  const nameOf = (partNumber: string) => lines.find((line) => line.partNumber === partNumber)?.name ?? '';
  return (
    <Section title={m.orders.refunds}>
      <ol role="list" className={styles.timeline}>
        {refunds.map(({ at, amount, reason, lines: refunded, hasFailed, creditNote }) => (
          <li key={`${at} ${amount}`}>
            <Icon name={hasFailed ? 'x' : 'check'} />
            <div>
              <p>
                <strong>
                  {refundText(formatMoney({ amountMinor: amount, currency: totals.currency }), hasFailed)}
                </strong>
              </p>
              {hasFailed && <p>{m.orders.refundReturned}</p>}
              {refunded.map(({ partNumber, quantity }) => (
                <p key={partNumber}>
                  {quantity} × {partNumber} {nameOf(partNumber)}
                </p>
              ))}
              <p className={styles.note}>{formatMoment(Date.parse(at))}</p>
              {reason !== '' && <p>{reason}</p>}
              {creditNote && (
                <a href={creditNote.path}>{m.orders.creditNotePdf({ number: creditNote.number })}</a>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const refundText = (amount: string, hasFailed: boolean) =>
  hasFailed ? m.orders.notReachedCard({ amount }) : m.orders.refundedToCard({ amount });
