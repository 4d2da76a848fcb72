import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { parseFamily } from '../../../src/contract/part-wizard.ts';
import { optionAt } from '../../../src/part-wizard/choices.ts';
import { parseCode } from '../../../src/part-wizard/parse-code.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml, readSeed, seedFolder, storedFamily } from './seed-files.ts';

const Priced = v.union([
  v.pipe(
    v.number(),
    v.transform((price) => ({ price, from: {} })),
  ),
  v.object({ price: v.number(), from: v.record(v.string(), v.number()) }),
]);
const List = v.object({
  url: v.string(),
  currency: v.string(),
  optionFactor: v.number(),
  prices: v.record(v.string(), Priced),
});
const AddOns = v.object({ addOns: v.optional(v.array(v.string()), []) });
const folder = join(seedFolder, 'price-lists');
const lists = readdirSync(folder).map((file) =>
  v.parse(List, parseYaml(readFileSync(join(folder, file), 'utf8'))),
);
const { products, families: stored } = readSeed();
const families = stored
  .filter(({ partNumberPrefix }) => partNumberPrefix)
  .map((family) => parseFamily(storedFamily(family)));

describe.each(lists.map((list) => [list.url, list] as const))('the price list %s', (_url, list) => {
  const priceOf = (item: string) => list.prices[item]?.price ?? Number.NaN;

  it('has a price for each product that has one in euros, each configurable family and each add-on', () => {
    const priced = products.filter(({ price }) => price !== undefined).map(({ partNumber }) => partNumber);
    const addOns = stored.flatMap((family) => v.parse(AddOns, family).addOns);
    const expected = new Set([...priced, ...families.map(({ url }) => url), ...addOns]);
    expect(new Set(Object.keys(list.prices))).toEqual(expected);
  });

  it('has for each product of a configurable family the price that its options add up to', () => {
    for (const { partNumber, family: url } of products) {
      const family = families.find((one) => one.url === url);
      const parsed = family && parseCode(families, partNumber);
      if (!family || parsed?.type !== 'read' || !list.prices[partNumber]) continue;
      const surcharges = family.positions.map((position) => {
        const minor = optionAt(position, parsed.choices)?.surchargeMinor ?? 0;
        return Math.round((minor / 100) * list.optionFactor);
      });
      const sum = surcharges.reduce((total, surcharge) => total + surcharge, priceOf(url));
      expect([partNumber, sum]).toEqual([partNumber, priceOf(partNumber)]);
    }
  });

  it('has lower prices for larger quantities, from the same quantities as in euros', () => {
    for (const { partNumber, priceBreaks } of products) {
      const breaks = Object.entries(list.prices[partNumber]?.from ?? {});
      if (!list.prices[partNumber]) continue;
      expect(breaks.map(([quantity]) => Number(quantity))).toEqual(
        priceBreaks.map(({ quantity }) => quantity),
      );
      const steps = [priceOf(partNumber), ...breaks.map(([, lower]) => Number(lower))];
      expect([partNumber, steps]).toEqual([partNumber, steps.toSorted((a, b) => b - a)]);
    }
  });
});
