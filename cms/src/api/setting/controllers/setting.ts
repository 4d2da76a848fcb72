import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { currentMarket } from '../../../platform/market/current-market';
import { markets } from '../../market/services/markets';
import { defaultSafety } from '../services/default-safety';
import { consumerVat } from '../../tax-rate/services/consumer-vat';
import { shopSettings } from '../../shop-setting/services/shop-settings';

const Body = v.looseObject({ data: v.looseObject({}) });

/** Adds the shop settings that every page needs. */
export default factories.createCoreController('api::setting.setting', ({ strapi }) => ({
  async find(ctx: Context) {
    const parsed = v.safeParse(Body, await super.find(ctx));
    if (!parsed.success) return ctx.notFound();
    const { currency, sellsToConsumers, dispatchUntil, timeZone, paymentDays } = await shopSettings(strapi);
    const vatPercent = await consumerVat(strapi);
    const productSafety = await defaultSafety(strapi);
    const market = currentMarket()?.code ?? null;
    const shop = {
      sellsToConsumers,
      vatPercent,
      productSafety,
      dispatchUntil,
      timeZone,
      paymentDays,
      market,
      markets: (await markets(strapi)).map(({ code, name, priceList, countries, language, units }) => ({
        code,
        name,
        currency: priceList?.currency ?? currency,
        countries,
        language,
        units,
      })),
    };
    return { ...parsed.output, data: { ...parsed.output.data, shop } };
  },
}));
