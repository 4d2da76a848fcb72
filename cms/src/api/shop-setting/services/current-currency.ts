import type { Core } from '@strapi/strapi';
import type { Market } from '../../../platform/market/current-market';
import { shopSettings } from './shop-settings';

/** The currency of the market; that of the shop if there are no markets. */
export async function currencyOf(strapi: Core.Strapi, market: Market | undefined): Promise<string> {
  return market?.priceList?.currency ?? (await shopSettings(strapi)).currency;
}
