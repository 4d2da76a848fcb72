import type { Core } from '@strapi/strapi';
import { withTranslatedConfigurations, withTranslatedNames } from '../../translation/services/dictionary';
import type { Cart, CartLine } from './cart';

/** The cart with its names from the content in the language of the request. */
export async function translatedCart(strapi: Core.Strapi, cart: Cart): Promise<Cart> {
  const lines = await withTranslatedConfigurations(strapi, cart.lines);
  return { ...cart, lines: await Promise.all(lines.map((line) => withNames(strapi, line))) };
}

async function withNames(strapi: Core.Strapi, line: CartLine): Promise<CartLine> {
  const [product = null] = await withTranslatedNames(strapi, line.product ? [line.product] : []);
  const [successor = null] = await withTranslatedNames(strapi, line.successor ? [line.successor] : []);
  return {
    ...line,
    product,
    successor,
    offeredAddOns: await withTranslatedNames(strapi, line.offeredAddOns),
  };
}
