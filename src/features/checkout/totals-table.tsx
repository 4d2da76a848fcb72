import type { Totals } from '#src/contract/checkout.ts';
import { formatMoney } from '#src/format/money.ts';
import styles from './checkout.module.css';
import { useNetLabel } from './use-net-label.ts';

export function TotalsTable({ totals }: { totals: Totals }) {
  const { currency, subtotal, shipping, taxes, total, notes, vatNumber } = totals;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const netLabel = useNetLabel();
  return (
    <div>
      <table className={styles.figures}>
        <caption className={styles.note}>Order summary</caption>
        <tbody>
          <Row label={netLabel('Subtotal')} amount={money(subtotal)} />
          <Row label={netLabel('Shipping')} amount={money(shipping)} />
          {taxes.map(({ name, rate, base, amount }) => (
            <Row
              key={`${name} ${rate}`}
              label={`${name} ${rate}% on ${money(base)}`}
              amount={money(amount)}
            />
          ))}
          <tr className={styles.total}>
            <th scope="row">Total</th>
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
          VAT number verified{' '}
          {vatNumber.checkedBy === 'service' ? 'with the EU VAT service (VIES)' : 'by its check digits'}.
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
