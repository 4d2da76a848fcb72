import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { minorFromDecimal } from '../../src/platform/money/money';
import type { ShopRules } from '../../src/api/pricing/services/shop-rules';
import type { TaxRate } from '../../src/api/tax-rate/services/treatment';

type Method = Omit<ShopRules['zones'][number]['methods'][number], 'freeFrom'> & { freeFrom?: number };

/** Taxes and shipping from the seed files of the tests. */
export function seededRules(): ShopRules {
  const rates: (Partial<TaxRate> & { percent: number })[] = read('starter/tax-rates.yaml');
  const zones: { countries: string; methods: Method[] }[] = read('tests/fixtures/seed/shipping-zones.yaml');
  return {
    settings: read('tests/fixtures/seed/singles/shop-setting.yaml'),
    zones: zones.map(({ countries, methods }) => ({
      countries: countries.split(/,\s*/),
      methods: methods.map((method) => ({
        ...method,
        freeFrom: method.freeFrom === undefined ? null : minor(method.freeFrom),
        steps: method.steps.map(({ upToGrams, price }) => ({ upToGrams, price: minor(price) })),
      })),
    })),
    rates: rates.map(({ percent, ...rate }) => ({
      ...aRate,
      ...rate,
      perMillion: Math.round(percent * 10_000),
    })),
  };
}

const minor = (decimal: number) => minorFromDecimal(decimal, 'EUR');
const aRate = { country: '', region: '', productKind: 'goods', name: '', taxesShipping: true } as const;

function read(file: string) {
  return parse(readFileSync(path.resolve(import.meta.dirname, '..', '..', file), 'utf8'));
}
