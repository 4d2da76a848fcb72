import type { Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import styles from './checkout.module.css';
import { useNetLabel } from './use-net-label.ts';

export function TotalsTable({ totals }: { totals: Totals }) {
  const { currency, subtotal, shipping, taxes, total, notes, vatNumber } = totals;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const netLabel = useNetLabel();
  return (
    <div>
      <table className={styles.figures}>
        <caption className={styles.note}>{m.checkout.orderSummary}</caption>
        <tbody>
          <Row label={netLabel(m.checkout.subtotal)} amount={money(subtotal)} />
          <Row label={netLabel(m.checkout.shipping)} amount={money(shipping)} />
          {taxes.map(({ name, rate, base, amount }) => (
            <Row
              key={`${name} ${rate}`}
              label={m.checkout.taxOn({ name, rate, base: money(base) })}
              amount={money(amount)}
            />
          ))}
          <tr className={styles.total}>
            <th scope="row">{m.checkout.total}</th>
            <td>{money(total)}</td>
          </tr>
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {vatNumber?.valid && (
        <p className={styles.note}>
          {vatNumber.checkedBy === 'service'
            ? m.checkout.vatNumberVerifiedByService
            : m.checkout.vatNumberVerifiedByDigits}
        </p>
      )}
    </div>
  );
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  );
}
