import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { defaultSafety } from '../services/default-safety';
import { consumerVat } from '../../tax-rate/services/consumer-vat';
import { shopSettings } from '../../shop-setting/services/shop-settings';

const Body = v.looseObject({ data: v.looseObject({}) });

/** Adds the shop settings that every page needs. */
export default factories.createCoreController('api::setting.setting', ({ strapi }) => ({
  async find(ctx: Context) {
    const parsed = v.safeParse(Body, await super.find(ctx));
    if (!parsed.success) return ctx.notFound();
    const { sellsToConsumers, dispatchUntil, timeZone, paymentDays } = await shopSettings(strapi);
    const vatPercent = await consumerVat(strapi);
    const productSafety = await defaultSafety(strapi);
    const shop = { sellsToConsumers, vatPercent, productSafety, dispatchUntil, timeZone, paymentDays };
    return { ...parsed.output, data: { ...parsed.output.data, shop } };
  },
}));
