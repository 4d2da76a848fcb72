import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../../../platform/database/rows';
import { currentMarket } from '../../../platform/market/current-market';
import { shopSettings } from '../../shop-setting/services/shop-settings';

const Rate = v.object({ percent: NumberColumn });

/**
 * The domestic VAT in percent that prices shown to consumers include (Directive 98/6/EC, Article 2): the rate for goods in
 * the country of the shop. Null if the shop sells to businesses only, the market shows prices without it, or there is no such rate.
 */
export async function consumerVat(strapi: Core.Strapi): Promise<number | null> {
  const { sellsToConsumers, sellerCountry: country } = await shopSettings(strapi);
  if (!sellsToConsumers || currentMarket()?.showsVat === false) return null;
  const where = { country, productKind: 'goods', $or: [{ region: { $null: true } }, { region: '' }] };
  const rate: unknown = await strapi.db.query('api::tax-rate.tax-rate').findOne({ where });
  return v.is(Rate, rate) ? v.parse(Rate, rate).percent : null;
}
