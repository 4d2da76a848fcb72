import { decimalFromMinor } from '../../../platform/money/money';
import type { ListedPrices } from './listed-prices';

type Fields = Record<string, unknown>;
type List = { prices: ListedPrices; currency: string };

/** The part numbers of products and codes of add-ons that have prices in a response of the API. */
export function itemsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn);
  if (!isObject(value)) return [];
  const item = itemOf(value);
  const inner = Object.values(value).flatMap(itemsIn);
  return item === undefined ? inner : [item, ...inner];
}

/** The response with the prices of a list. Items without one have no price: they are on request. */
export function withListedPrices(value: unknown, list: List): unknown {
  if (Array.isArray(value))
    return value.flatMap((one) => (isUnlisted(one, list) ? [] : [withListedPrices(one, list)]));
  if (!isObject(value)) return value;
  const item = itemOf(value);
  const priced = item === undefined ? {} : pricedFields(value, item, list);
  const entries = Object.entries(value).map(([name, inner]) => [name, withListedPrices(inner, list)]);
  return { ...Object.fromEntries(entries), ...priced };
}

/** A product by its part number. An add-on is known by the days that it takes. */
function itemOf(value: Fields): string | undefined {
  if (!('price' in value)) return undefined;
  if (typeof value.partNumber === 'string') return value.partNumber;
  return isAddOn(value) ? value.code : undefined;
}

const isAddOn = (value: Fields): value is Fields & { code: string } =>
  typeof value.code === 'string' && 'workingDays' in value && 'price' in value;

/** An add-on cannot be on request, so it is not offered. */
const isUnlisted = (value: unknown, { prices }: List) =>
  isObject(value) && isAddOn(value) && !prices.has(value.code);

function pricedFields(value: Fields, item: string, { prices, currency }: List): Fields {
  const listed = prices.get(item);
  const decimal = (amountMinor: number) => decimalFromMinor(amountMinor, currency);
  return {
    price: listed ? decimal(listed.amountMinor) : null,
    ...('partNumber' in value ? { currency } : {}),
    ...('priceBreaks' in value
      ? {
          priceBreaks: (listed?.priceBreaks ?? []).map((step, index) => ({
            id: index + 1,
            quantity: step.quantity,
            price: decimal(step.unitPrice),
          })),
        }
      : {}),
  };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !(value instanceof Date);
