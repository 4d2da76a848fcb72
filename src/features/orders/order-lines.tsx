import type { Order, OrderLine } from '#src/contract/order.ts';
import { formatMoney } from '#src/format/money.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { LinesTable } from './lines-table.tsx';
import styles from './orders.module.css';

export function OrderLines({ order: { lines, totals } }: { order: Order }) {
  const { currency, subtotal, shipping, taxes, total, notes } = totals;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <>
      <LinesTable caption="Order items">
        {lines.map((line) => (
          <tr role="row" key={`${line.partNumber} ${line.reference} ${line.costCentre}`}>
            <td role="cell">
              {line.url ? <SiteLink href={pageOf(line)}>{line.name}</SiteLink> : line.name}
              <br />
              <code>{line.partNumber}</code>
              {[line.configuration, line.costCentre, line.reference]
                .filter(Boolean)
                .map((text) => `, ${text}`)}
            </td>
            <td role="cell">{line.quantity}</td>
            <td role="cell">{money(line.unitPrice)}</td>
            <td role="cell">{money(line.net)}</td>
          </tr>
        ))}
      </LinesTable>
      <dl className={styles.totals}>
        <Amount term="Subtotal" amount={money(subtotal)} />
        <Amount term="Shipping" amount={money(shipping)} />
        {taxes.map(({ name, rate, amount }) => (
          <Amount key={`${name} ${rate}`} term={`${name} ${rate}%`} amount={money(amount)} />
        ))}
        <Amount term="Total" amount={money(total)} />
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** What was built to order is looked at where it was put together. */
const pageOf = ({ url, partNumber, configuration }: OrderLine) =>
  configuration === null ? `/products/${url}` : `/part-wizard?code=${partNumber}`;

function Amount({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
