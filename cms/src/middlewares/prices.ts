import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { listedPrices } from '../api/market/services/listed-prices';
import { itemsIn, withListedPrices } from '../api/market/services/content-prices';
import { currentMarket } from '../platform/market/current-market';
import { contentPaths } from './response-cache';

/** Public content with the prices of the visitor's market. The admin shows those of the products themselves. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const isContent = contentPaths(strapi);
  return async (ctx: Context, next: Next) => {
    await next();
    const list = currentMarket()?.priceList;
    if (ctx.status !== 200 || !list || !isContent(ctx.path.toLowerCase())) return;
    const prices = await listedPrices(strapi, itemsIn(ctx.body));
    if (prices) ctx.body = withListedPrices(ctx.body, { prices, currency: list.currency });
  };
};
