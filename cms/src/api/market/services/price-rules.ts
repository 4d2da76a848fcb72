import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { documentIdOf } from '../../../platform/content/document-id';
import { invalid } from '../../../platform/http/http-error';
import { NumberColumn } from '../../../platform/database/rows';
import { countryCodes } from './markets';
import { priceUid } from './listed-prices';
import { overlapProblem, priceProblem } from './price-problems';

const saving = new Set(['create', 'update', 'clone']);
const Price = v.object({
  item: v.nullish(v.string(), ''),
  price: v.nullish(NumberColumn, 0),
  priceBreaks: v.nullish(v.string(), ''),
  validFrom: v.nullish(v.string(), null),
  validTo: v.nullish(v.string(), null),
  priceList: v.nullish(v.object({ id: v.number(), currency: v.string() }), null),
});

/** Rejects entries that cannot be used, and two prices of an item for the same day. */
export function installPriceRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (!saving.has(action) || !('data' in params)) return next();
    const data: Record<string, unknown> = Object(params.data);
    if (uid === 'api::market.market') checkCountries(data);
    if (uid === 'api::market.price-list') await checkCurrency(strapi, documentIdOf(params), data);
    if (uid !== priceUid) return next();
    if (typeof data.item === 'string') data.item = data.item.trim();
    return await strapi.db.transaction(async () => {
      const result = await next();
      await checkPrice(strapi, String(Object(result).documentId));
      return result;
    });
  });
}

// After the price was saved, because a change may contain only some of its fields. An error undoes it.
async function checkPrice(strapi: Core.Strapi, documentId: string): Promise<void> {
  const saved: unknown = await strapi.db
    .query(priceUid)
    .findOne({ where: { documentId }, populate: ['priceList'] });
  const price = v.parse(Price, saved);
  if (!price.priceList) reject('priceList', 'Choose the list that this price belongs to.');
  const problem = priceProblem(price, price.priceList?.currency ?? '');
  if (problem) reject(problem.field, problem.message);
  const others: unknown = await strapi.db.query(priceUid).findMany({
    where: { documentId: { $ne: documentId }, item: price.item, priceList: { id: price.priceList?.id } },
  });
  const overlap = overlapProblem(price, v.parse(v.array(Price), others));
  if (overlap) reject(overlap.field, overlap.message);
}

function checkCountries({ countries }: Record<string, unknown>): void {
  if (typeof countries !== 'string' || countries.trim() === '') return;
  const unreadable = countries.split(/[\s,;]+/).find((code) => code !== '' && !/^[a-z]{2}$/i.test(code));
  if (unreadable !== undefined || countryCodes(countries).length === 0)
    reject(
      'countries',
      `Enter two-letter country codes, such as DE, instead of “${unreadable ?? countries}”.`,
    );
}

async function checkCurrency(
  strapi: Core.Strapi,
  documentId: string | undefined,
  { currency }: Record<string, unknown>,
): Promise<void> {
  if (documentId === undefined || typeof currency !== 'string') return;
  const where = { priceList: { documentId, currency: { $ne: currency } } };
  if ((await strapi.db.query(priceUid).count({ where })) === 0) return;
  reject('currency', 'This list has prices. Make a new list for another currency.');
}

function reject(field: string, message: string): never {
  throw invalid(message, [{ path: [field], message, name: 'ValidationError' }]);
}
