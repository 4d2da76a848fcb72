import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { marketByCode } from '../api/market/services/markets';
import { currentMarket, inMarket } from '../platform/market/current-market';

/** The market of a request: of the parameter `market` of a call, or of the cookie that the visitor's choice has set. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (/^\/(?:admin|uploads|assets|_health|_ready)(?:\/|$)/i.test(ctx.path)) return next();
    const code = takeParameter(ctx) ?? ctx.cookies.get('market');
    // A read in this process has the market of the page that needs it.
    if (code === undefined && currentMarket()) return next();
    const market = await marketByCode(strapi, code ?? '');
    await inMarket(market, next);
    // Proxies must not give visitors the prices of another market.
    if (!market || market.isDefault || ctx.response.get('Cache-Control') !== 'no-cache') return;
    if (!ctx.path.startsWith('/assets/')) ctx.set('Cache-Control', 'private, no-cache');
  };

/** Removes the parameter, because Strapi rejects those it does not know. */
function takeParameter(ctx: Context): string | undefined {
  if (!ctx.querystring.includes('market=') || !/^\/(?:api|part-wizard|shopping-cart)\//i.test(ctx.path))
    return undefined;
  const parts = ctx.querystring.split('&');
  const given = parts.find((part) => part.startsWith('market='));
  ctx.querystring = parts.filter((part) => part !== given).join('&');
  return given?.slice('market='.length);
}
