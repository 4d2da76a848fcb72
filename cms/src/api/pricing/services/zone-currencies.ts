import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { invalid } from '../../../platform/http/http-error';
import { shopSettings } from '../../shop-setting/services/shop-settings';

const Market = v.object({
  name: v.string(),
  priceList: v.nullish(v.object({ currency: v.string() }), null),
});
const Zone = v.object({ name: v.string(), markets: v.nullish(v.array(Market), []) });
type Zone = v.InferOutput<typeof Zone>;

/** The field that shows the error, by the content types whose entries can give a zone a second currency. */
const fieldOf: Record<string, string> = {
  'api::market.market': 'shippingZones',
  'api::shipping-zone.shipping-zone': 'markets',
};
const saving = new Set(['create', 'update', 'clone']);

/** Rejects markets that share a shipping zone but not its currency: 25 dollars are not 25 francs. */
export function installZoneCurrencies(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    const field = fieldOf[uid];
    if (field === undefined || !saving.has(action)) return next();
    return await strapi.db.transaction(async () => {
      const result = await next();
      const problem = await ambiguousZone(strapi);
      if (problem) throw invalid(problem, [{ path: [field], message: problem, name: 'ValidationError' }]);
      return result;
    });
  });
}

async function ambiguousZone(strapi: Core.Strapi): Promise<string | undefined> {
  const { currency } = await shopSettings(strapi);
  const zones: unknown = await strapi.db
    .query('api::shipping-zone.shipping-zone')
    .findMany({ populate: { markets: { populate: ['priceList'] } } });
  const zone = parseRows(Zone, zones).find((one) => currenciesOf(one, currency).size > 1);
  if (!zone) return undefined;
  const markets = zone.markets.map(({ name }) => name).join(', ');
  const currencies = [...currenciesOf(zone, currency)].join(' and ');
  return `The prices of the shipping zone “${zone.name}” would be in ${currencies}, because it is used by ${markets}. Make a zone for each currency.`;
}

const currenciesOf = ({ markets }: Zone, ofShop: string): Set<string> =>
  new Set(markets.map(({ priceList }) => priceList?.currency ?? ofShop));
