import type { Order, OrderLine } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { Fact } from '#src/ui/fact.tsx';
import { expectedDatesOf } from './expected-dates.ts';
import { LinesTable } from './lines-table.tsx';
import styles from './orders.module.css';

export function OrderLines({ order }: { order: Order }) {
  const { lines, totals, refunds } = order;
  const { currency, subtotal, shipping, taxes, total, notes } = totals;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const refunded = refundedOf(refunds);
  return (
    <>
      <LinesTable caption={m.orders.orderItems}>
        {lines.map((line) => (
          <LineRow key={keyOf(line)} order={order} line={line} />
        ))}
      </LinesTable>
      <dl className={styles.totals}>
        <Fact term={m.orders.subtotal} text={money(subtotal)} />
        <Fact term={m.orders.shipping} text={money(shipping)} />
        {taxes.map(({ name, rate, amount }) => (
          <Fact key={`${name} ${rate}`} term={m.orders.taxRate({ name, rate })} text={money(amount)} />
        ))}
        <Fact term={m.orders.total} text={money(total)} />
        {refunded > 0 && (
          <>
            <Fact term={m.orders.refundedAmount} text={money(-refunded)} />
            <Fact term={m.orders.totalAfterRefunds} text={money(total - refunded)} />
          </>
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

interface LineProps {
  order: Order;
  line: OrderLine;
}

function LineRow({ order, line }: LineProps) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: order.totals.currency });
  return (
    <tr role="row">
      <td role="cell">
        {line.url ? <SiteLink href={pageOf(line)}>{line.name}</SiteLink> : line.name}
        <br />
        <code>{line.partNumber}</code>
        {[line.configuration, line.costCentre, line.reference].filter(Boolean).map((text) => `, ${text}`)}
        {line.addOns.map(({ code, name }) => (
          <p key={code}>+ {name}</p>
        ))}
        {order.lines.length > 1 && <ExpectedDates order={order} line={line} />}
        <Withdrawn at={line.withdrawnAt} />
      </td>
      <td role="cell">{line.quantity}</td>
      <td role="cell">{money(line.unitPrice)}</td>
      <td role="cell">{money(line.net)}</td>
    </tr>
  );
}

const refundedOf = (refunds: Order['refunds']) =>
  refunds.filter(({ hasFailed }) => !hasFailed).reduce((sum, { amount }) => sum + amount, 0);

function ExpectedDates({ order, line }: LineProps) {
  const { ships, arrives } = expectedDatesOf(order, [line]);
  const text = expectedText(ships, arrives);
  return text === '' ? null : <p className={styles.note}>{text}</p>;
}

function expectedText(ships: string, arrives: string): string {
  if (ships !== '' && arrives !== '') return m.orders.shipsAndArrives({ ships, arrives });
  if (ships !== '') return m.orders.shipsOn({ ships });
  return arrives === '' ? '' : m.orders.arrivesOn({ arrives });
}

const Withdrawn = ({ at }: { at: string | null }) =>
  at !== null && (
    <p className={styles.note}>{m.orders.withdrawnOn({ date: formatMoment(Date.parse(at)) })}</p>
  );

const keyOf = ({ partNumber, reference, costCentre, addOns }: OrderLine) =>
  [partNumber, reference, costCentre, ...addOns.map(({ code }) => code)].join(' ');

/** A configured product links to the part wizard. */
const pageOf = ({ url, partNumber, configuration }: OrderLine) =>
  configuration === null ? `/products/${url}` : `/part-wizard?code=${partNumber}`;
