import type { Context } from 'koa';
import type { QuoteAccess } from '../../pricing/services/checkout-requests';
import { isQuoteToken } from '../../../platform/signed-links/quote-link';
import { customerOf, cartOwnerOf } from '../../cart/services/cart-owner';
import type { Shopper } from './order-draft';

/** The customer who places the order, and the quote if they have the link to it. */
export function shopperOf(ctx: Context, quote: QuoteAccess | null): Shopper {
  const linked = quote && isQuoteToken(quote.id, quote.token) ? quote.id : undefined;
  return { cartOwner: cartOwnerOf(ctx), customer: customerOf(ctx), quote: linked };
}
