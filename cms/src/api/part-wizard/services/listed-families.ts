import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { NumberColumn } from '../../../platform/database/rows';
import { currentMarket } from '../../../platform/market/current-market';
import { decimalFromMinor } from '../../../platform/money/money';
import { type ListedPrices, listedPrices } from '../../market/services/listed-prices';
import type { StoredFamily } from './families';

const Option = v.looseObject({ surcharge: v.nullish(NumberColumn, 0) });
const Position = v.looseObject({ options: v.nullish(v.array(Option), []) });
const Positions = v.nullish(v.array(Position), []);
type List = { prices: ListedPrices; currency: string; optionFactor: number | null };

/** The families with base prices, surcharges and add-ons of the price list of the market. */
export async function inCurrentMarket(
  strapi: Core.Strapi,
  families: StoredFamily[],
  market = currentMarket(),
): Promise<StoredFamily[]> {
  const items = families.flatMap(({ url, addOns }) => [url, ...addOns.map(({ code }) => code)]);
  const prices = await listedPrices(strapi, items, market);
  if (!prices || !market?.priceList) return families;
  const { currency, optionFactor } = market.priceList;
  return families.map((family) => withListedPrices(family, { prices, currency, optionFactor }));
}

/** Without a base price or a factor for surcharges in the list, its configured instruments are on request. */
export function withListedPrices(family: StoredFamily, list: List): StoredFamily {
  const { prices, currency, optionFactor } = list;
  const base = prices.get(family.url);
  const decimal = (amountMinor: number) => decimalFromMinor(amountMinor, currency);
  const factor = base ? optionFactor : null;
  return {
    ...family,
    currency,
    basePrice: base ? decimal(base.amountMinor) : null,
    isOnRequest: factor === null,
    positions: v.parse(Positions, family.positions).map((position) => ({
      ...position,
      options: position.options.map((option) => ({
        ...option,
        surcharge: wholeUnits(option.surcharge * (factor ?? 0)),
      })),
    })),
    addOns: family.addOns.flatMap((addOn) => {
      const price = prices.get(addOn.code);
      return price ? [{ ...addOn, price: decimal(price.amountMinor) }] : [];
    }),
  };
}

// A surcharge of €8.00 becomes $9, not $8.80. 50 × 1.15 is 57.499999… in binary, so it is rounded to fifteen digits first.
const wholeUnits = (amount: number) => Math.round(Number(amount.toPrecision(15)));
