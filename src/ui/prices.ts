import { createContext, use } from 'react';
import type { Money } from '#src/contract/money.ts';
import { formatMoney } from '#src/format/money.ts';
import { withVat } from '#src/format/with-vat.ts';
import { m } from '#src/messages/m.ts';

/** The VAT in percent that shown prices include; null for net prices. */
export const VatContext = createContext<number | null>(null);

/** How the prices of products are shown to this visitor. The server sends net prices and decides all amounts. */
export function usePrices() {
  const vatPercent = use(VatContext);
  return {
    vatPercent,
    format: (net: Money) => formatMoney(withVat(net, vatPercent)),
    /** Shown next to a price: states what it includes. */
    note: vatPercent === null ? m.ui.excludingTax : m.ui.includingVat,
  };
}
