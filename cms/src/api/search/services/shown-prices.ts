import type { Core } from '@strapi/strapi';
import { allListedPrices, type ListedPrices } from '../../market/services/listed-prices';
import { derivedFromContent } from '../../../platform/cache/invalidation';
import { currentMarket, marketKey } from '../../../platform/market/current-market';
import { sha256 } from '../../../platform/sha256';
import type { SearchDocument, SearchResult } from '../../../platform/site-build/site-entry';

type List = { prices: ListedPrices; currency: string; version: string };

const lists = new Map<number, Promise<List>>();
derivedFromContent.add(() => lists.clear());

/** Search results with the prices of the market of the request. */
export async function inRequestMarket(strapi: Core.Strapi, result: SearchResult): Promise<SearchResult> {
  const list = await currentList(strapi);
  return list ? { ...result, hits: result.hits.map((hit) => priced(hit, list)) } : result;
}

/** The documents for the device, with the prices of the market of the request. */
export async function withShownPrices<Sent extends { documents: SearchDocument[] }>(
  strapi: Core.Strapi,
  sent: Sent,
): Promise<Sent> {
  const list = await currentList(strapi);
  return list ? { ...sent, documents: sent.documents.map((document) => priced(document, list)) } : sent;
}

/**
 * Identifies the prices in the documents for the device: all documents are sent again if they change. Empty if products
 * have their own prices in the market.
 */
export async function pricesVersion(strapi: Core.Strapi): Promise<string> {
  const list = await currentList(strapi);
  return list ? `${marketKey()}.${list.version}` : '';
}

async function currentList(strapi: Core.Strapi): Promise<List | undefined> {
  const list = currentMarket()?.priceList;
  if (!list) return undefined;
  const loading = lists.get(list.id) ?? load(strapi, list);
  lists.set(list.id, loading);
  try {
    return await loading;
  } catch (error) {
    if (lists.get(list.id) === loading) lists.delete(list.id);
    throw error;
  }
}

async function load(
  strapi: Core.Strapi,
  list: { id: number; currency: string; optionFactor: number | null },
) {
  const prices = await allListedPrices(strapi, list);
  const amounts = [...prices].map(([item, { amountMinor }]) => `${item} ${amountMinor}`).toSorted();
  const version = sha256(JSON.stringify([list.currency, ...amounts])).slice(0, 12);
  return { prices, currency: list.currency, version };
}

/** A product without a price in the list is on request. */
function priced<Document extends SearchDocument>(document: Document, { prices, currency }: List): Document {
  if (document.kind !== 'product') return document;
  const listed = prices.get(document.partNumber);
  return { ...document, price: listed ? { amountMinor: listed.amountMinor, currency } : null };
}
