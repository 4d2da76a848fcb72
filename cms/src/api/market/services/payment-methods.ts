import type { Market } from '../../../platform/market/current-market';
import { minorDigits } from '../../../platform/money/money';

export type PaymentMethod = 'purchase-order' | 'card';
type Sale = { market: Market | undefined; currency: string };

/**
 * Whether customers of the market can pay like this. A shop without markets accepts everything that is set up. Stripe charges
 * multiples of ten in currencies with three decimals (https://docs.stripe.com/currencies#three-decimal), but totals are not
 * rounded to them, so no card is accepted there.
 */
export function accepts({ market, currency }: Sale, method: PaymentMethod): boolean {
  if (method === 'card' && minorDigits(currency) > 2) return false;
  if (!market) return true;
  return method === 'card' ? market.acceptsCards : market.acceptsPurchaseOrders;
}
