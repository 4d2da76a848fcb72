import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { shopSettings } from '../../shop-setting/services/shop-settings';

const Body = v.looseObject({ data: v.looseObject({}) });

/** With what every page needs to know of the shop. */
export default factories.createCoreController('api::setting.setting', ({ strapi }) => ({
  async find(ctx: Context) {
    const found = v.safeParse(Body, await super.find(ctx));
    if (!found.success) return ctx.notFound();
    const { sellsToConsumers, dispatchUntil, paymentDays } = await shopSettings(strapi);
    const shop = { sellsToConsumers, dispatchUntil, paymentDays };
    return { ...found.output, data: { ...found.output.data, shop } };
  },
}));
