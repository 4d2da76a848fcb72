import type { Core } from '@strapi/strapi';
import { HttpError } from '../../../platform/http/http-error';
import { currentMarket } from '../../../platform/market/current-market';
import { texts } from '../../../platform/messages/texts';
import { cartOf } from '../../cart/services/cart';
import { findCart, readLines } from '../../cart/services/cart-record';
import { catalogueFor } from '../../cart/services/change-cart';
import type { CartOwner } from '../../cart/services/cart-owner';
import { quoteBasketOf, type QuoteBasket } from '../../quote/services/quote-basket';
import type { QuoteAccess } from '../../pricing/services/checkout-requests';
import type { Basket } from '../../pricing/services/totals';

/** The lines of an order, from a quote or from the cart. */
export async function orderedBasket(
  strapi: Core.Strapi,
  cartOwner: CartOwner | undefined,
  quote: QuoteAccess | null,
): Promise<Basket & Partial<QuoteBasket>> {
  return quote ? await quoteBasketOf(strapi, quote) : await basketOf(strapi, cartOwner);
}

/** The cart and its products. @throws an HttpError (409) if the cart is empty */
async function basketOf(strapi: Core.Strapi, cartOwner: CartOwner | undefined): Promise<Basket> {
  const basket = await strapi.db.transaction(async ({ trx }) => {
    const record = cartOwner === undefined ? undefined : await findCart(trx, cartOwner);
    const lines = record ? await readLines(trx, record.cart) : [];
    const catalogue = await catalogueFor(strapi, lines);
    const { products } = catalogue;
    return { cart: cartOf(lines, catalogue, record), products, market: currentMarket() };
  });
  if (basket.cart.lines.length > 0) return basket;
  throw new HttpError(texts().orders.cartIsEmpty, {
    status: 409,
    name: 'EmptyCartError',
    details: { cart: basket.cart },
  });
}
