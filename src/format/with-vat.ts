import type { Money } from '#src/contract/money.ts';

/** The price with VAT, rounded to the smallest unit of its currency like the server's tax; unchanged for null. */
export function withVat({ amountMinor, currency }: Money, percent: number | null): Money {
  // In millionths, because 7.7 % is not exact in binary.
  const perMillion = Math.round((percent ?? 0) * 10_000);
  return { amountMinor: amountMinor + Math.round((amountMinor * perMillion) / 1_000_000), currency };
}

interface Shop {
  sellsToConsumers: boolean;
  vatPercent: number | null;
}

/**
 * The VAT to include for this visitor: anonymous visitors may be consumers, who must be shown prices with VAT (Directive
 * 98/6/EC). Business customers see net prices.
 */
export function shownVat(shop: Shop | null | undefined, customerKind: string | undefined): number | null {
  return shop?.sellsToConsumers && customerKind !== 'business' ? shop.vatPercent : null;
}
