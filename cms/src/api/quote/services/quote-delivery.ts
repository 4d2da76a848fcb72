import type { Core } from '@strapi/strapi';
import { texts } from '../../../platform/messages/texts';
import { shopRules } from '../../pricing/services/shop-rules';
import { methodsFor } from '../../pricing/services/totals';
import type { ShopProduct } from '../../product/services/shop-products';
import type { OfferedMethod } from '../../shipping-zone/services/shipping';
import { zoneOf } from '../../shipping-zone/services/shipping';
import type { QuoteBasket } from './quote-basket';
import type { QuoteRecord } from './quote-record';

type Line = Pick<QuoteRecord['lines'][number], 'quantity' | 'leadTimeDays'>;

/**
 * Working days until a line ships: the promise of staff if there is one, 0 if the product is in stock, or its lead time.
 * Null means on request.
 */
export function leadTimeOf(
  { quantity, leadTimeDays }: Line,
  product: ShopProduct | undefined,
): number | null {
  if (leadTimeDays !== null) return leadTimeDays;
  if (!product) return null;
  return product.stock >= quantity ? 0 : product.leadTimeDays;
}

export function leadTimeText(days: number | null): string {
  if (days === null) return texts().quotes.onRequest;
  if (days === 0) return texts().quotes.inStock;
  return texts().quotes.workingDays({ days });
}

/** The cheapest shipping to the customer's country. Undefined if it is unknown or the shop does not deliver there in the currency. */
export async function shippingOf(
  strapi: Core.Strapi,
  basket: QuoteBasket,
  country: string,
): Promise<OfferedMethod | undefined> {
  if (!basket.isSoldInCurrency) return undefined;
  const rules = await shopRules(strapi, basket.market);
  return zoneOf(country, rules.zones) && methodsFor(basket, country, rules)[0];
}
