import { allocate } from '../../../platform/money/allocate';
import { texts } from '../../../platform/messages/texts';
import { minorFromDecimal } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';
import type { OrderRecord, Refund } from './order-record';
import { percentText } from './percent-text';

type CreditedOrder = Pick<OrderRecord, 'currency'> & {
  lines: Pick<OrderRecord['lines'][number], 'partNumber' | 'quantity' | 'taxRate' | 'net' | 'tax'>[];
  totals: Pick<OrderRecord['totals'], 'taxes'>;
};
type CreditedRefund = Pick<Refund, 'amount' | 'reason'> & {
  lines: Pick<Refund['lines'][number], 'partNumber' | 'quantity'>[];
};
type Group = { key: string; name: string; rate: string; net: number; tax: number };

/** The lines and sums of a credit note. The amount is divided among the tax rates of the refunded items. */
export function creditNoteTable(order: CreditedOrder, refund: CreditedRefund) {
  const t = texts().orderPdf;
  const { currency } = order;
  const money = (amountMinor: number) => priceText({ amountMinor, currency });
  const amount = minorFromDecimal(refund.amount, currency);
  const groups = dividedAmong(groupsOf(order, refund), amount);
  return {
    lines: groups.map(({ rate, net }) => ({
      partNumber: '',
      name: refund.reason,
      remark: refund.lines.map(({ partNumber, quantity }) => `${quantity} × ${partNumber}`).join(' · '),
      quantity: '1',
      unitPrice: money(net),
      net: money(net),
      taxRate: rate === '' ? '–' : percentText(rate),
    })),
    sums: [
      [t.subtotal, money(groups.reduce((sum, { net }) => sum + net, 0))],
      ...groups
        .filter(({ rate }) => rate !== '')
        .map(({ name, rate, net, tax }) => [
          t.taxOf({ name, rate: percentText(rate), base: money(net) }),
          money(tax),
        ]),
      [t.totalRefunded, money(amount)],
    ],
  };
}

/** The refunded items by tax rate: the lines that the refund names, or the whole order including shipping. */
function groupsOf({ lines, totals, currency }: CreditedOrder, refund: CreditedRefund): Group[] {
  const named = new Set(refund.lines.map(({ partNumber }) => partNumber));
  const refundedOf = (part: string) => quantityOf(refund.lines, part) / quantityOf(lines, part);
  const taxed = totals.taxes.map(({ name, rate, base, amount }) => {
    const own = lines.filter((line) => named.has(line.partNumber) && line.taxRate === rate);
    const sumOf = (field: 'net' | 'tax') =>
      own.reduce(
        (sum, line) =>
          sum + Math.round(minorFromDecimal(line[field], currency) * refundedOf(line.partNumber)),
        0,
      );
    return named.size > 0
      ? { key: rate, name, rate, net: sumOf('net'), tax: sumOf('tax') }
      : { key: rate, name, rate, net: base, tax: amount };
  });
  const groups = taxed.filter(({ net, tax }) => net + tax > 0);
  return groups.length > 0 ? groups : [{ key: '', name: '', rate: '', net: 1, tax: 0 }];
}

const quantityOf = (lines: { partNumber: string; quantity: number }[], part: string) =>
  lines.filter(({ partNumber }) => partNumber === part).reduce((sum, { quantity }) => sum + quantity, 0);

function dividedAmong(groups: Group[], amount: number): Group[] {
  const shares = allocate(
    amount,
    groups.map(({ key, net, tax }) => ({ key, weight: net + tax })),
  );
  return groups.map((group) => {
    const gross = shares.get(group.key) ?? 0;
    const tax = Math.round((gross * group.tax) / (group.net + group.tax));
    return { ...group, net: gross - tax, tax };
  });
}
