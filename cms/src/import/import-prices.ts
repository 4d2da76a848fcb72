import type { Core } from '@strapi/strapi';
import { readPriceBreaks } from '../api/market/services/price-breaks';
import { overlapProblem, priceProblem } from '../api/market/services/price-problems';
import type { Report } from './import-catalogue';
import { type PriceRow, readPrices } from './price-row';
import type { Fault } from './product-row';
import { type PlannedPrice, storePrices } from './store-prices';
import { priceLists, pricesOf, type StoredList, type StoredPrice } from './stored-prices';
import type { TableRow } from './table-file';

type Options = { dryRun: boolean; progress: (done: number, total: number) => void };
type Price = PlannedPrice & { row: PriceRow };
type Lists = Map<string, StoredList & { stored: StoredPrice[] }>;

/**
 * Adds and changes prices of price lists. A price is identified by its list, item and first day. Prices that are not in
 * the file stay as they are. The rules are those of the admin, for the state after the import.
 */
export async function importPrices(
  strapi: Core.Strapi,
  table: TableRow[],
  { dryRun, progress }: Options,
): Promise<Report> {
  const { rows, faults, unknownColumns } = readPrices(table);
  const plan = await planPrices(strapi, rows);
  const allFaults = [...faults, ...plan.faults].toSorted((a, b) => a.number - b.number);
  const planned = plan.prices.map((price) => ({ price, outcome: outcomeOf(price) }));
  const pending = planned.filter(({ outcome }) => outcome !== 'unchanged').map(({ price }) => price);
  if (!dryRun) await storePrices(strapi, pending, progress);
  return {
    rows: planned.map(({ price: { row }, outcome }) => ({
      number: row.number,
      partNumber: row.item,
      outcome,
    })),
    faults: allFaults,
    unknownColumns,
  };
}

async function planPrices(
  strapi: Core.Strapi,
  rows: PriceRow[],
): Promise<{ prices: Price[]; faults: Fault[] }> {
  const lists = await listsOf(strapi, rows);
  const known = new Map(
    [...lists].flatMap(([name, { stored }]) =>
      stored.map((price) => [keyOf({ list: name, ...price }), price]),
    ),
  );
  const faults: Fault[] = [];
  const byKey = new Map<string, Price>();
  for (const row of rows) {
    const list = lists.get(row.list);
    const key = keyOf(row);
    const same = byKey.get(key);
    if (!list)
      faults.push(
        faultOf(row, 'price list', `There is no price list “${row.list}”. Add it in the admin first`),
      );
    else if (same)
      faults.push(faultOf(row, 'item', `Line ${same.row.number} has the same item and first day`));
    else byKey.set(key, priceOf(row, list.id, known.get(key)));
  }
  const checked = withoutFaulty([...byKey.values()], lists);
  return { prices: checked.valid, faults: [...faults, ...checked.faults] };
}

async function listsOf(strapi: Core.Strapi, rows: PriceRow[]): Promise<Lists> {
  const lists: Lists = new Map();
  const named = new Set(rows.map(({ list }) => list));
  for (const [name, list] of await priceLists(strapi))
    if (named.has(name)) lists.set(name, { ...list, stored: await pricesOf(strapi, list.id) });
  return lists;
}

const keyOf = ({ list, item, validFrom }: { list: string; item: string; validFrom: string }) =>
  JSON.stringify([list, item, validFrom]);

function priceOf(row: PriceRow, list: number, known: StoredPrice | undefined): Price {
  const { item, price, validFrom } = row;
  const priceBreaks = row.priceBreaks ?? known?.priceBreaks ?? '';
  const validTo = row.validTo ?? known?.validTo ?? '';
  return { row, list, known, data: { item, price, priceBreaks, validFrom, validTo } };
}

/** A line that is skipped may be the one that ends an earlier price, so the remaining lines are checked again. */
function withoutFaulty(read: Price[], lists: Lists): { valid: Price[]; faults: Fault[] } {
  const faults: Fault[] = [];
  let valid = read;
  for (;;) {
    const found = faultsIn(valid, lists);
    if (found.size === 0) return { valid, faults };
    faults.push(...found.values());
    valid = valid.filter((price) => !found.has(price));
  }
}

function faultsIn(valid: Price[], lists: Lists): Map<Price, Fault> {
  const changed = new Set(valid.flatMap(({ known }) => known?.id ?? []));
  const others = new Map<string, Omit<StoredPrice, 'id'>[]>();
  const othersOf = (list: string, item: string) => {
    const key = JSON.stringify([list, item]);
    const known = others.get(key) ?? [];
    others.set(key, known);
    return known;
  };
  for (const [name, { stored }] of lists)
    for (const price of stored) if (!changed.has(price.id)) othersOf(name, price.item).push(price);
  const faults = new Map<Price, Fault>();
  for (const price of valid) {
    const { row, data } = price;
    const problem =
      priceProblem(data, lists.get(row.list)?.currency ?? '') ??
      overlapProblem(data, othersOf(row.list, row.item));
    if (problem) faults.set(price, faultOf(row, columnOf[problem.field], problem.message));
    else othersOf(row.list, row.item).push(data);
  }
  return faults;
}

const columnOf = {
  price: 'price',
  priceBreaks: 'price breaks',
  validFrom: 'valid from',
  validTo: 'valid to',
};

const faultOf = ({ number, item }: PriceRow, column: string, message: string): Fault => ({
  number,
  partNumber: item,
  column,
  message,
});

function outcomeOf({ known, data }: Price): 'created' | 'updated' | 'unchanged' {
  if (!known) return 'created';
  const isSame =
    known.price === data.price &&
    known.validTo === data.validTo &&
    JSON.stringify(readPriceBreaks(known.priceBreaks)) === JSON.stringify(readPriceBreaks(data.priceBreaks));
  return isSame ? 'unchanged' : 'updated';
}
