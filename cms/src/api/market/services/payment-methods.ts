import type { Market } from '../../../platform/market/current-market';

export type PaymentMethod = 'purchase-order' | 'card';

/** Whether customers of the market can pay like this. A shop without markets accepts everything that is set up. */
export function accepts(market: Market | undefined, method: PaymentMethod): boolean {
  if (!market) return true;
  return method === 'card' ? market.acceptsCards : market.acceptsPurchaseOrders;
}
