import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Candidate } from '../../../src/part-wizard/candidate.ts';
import { candidates, seededItems } from './wizard-items.ts';

/** `npm run prove -- part-wizard` runs many more. */
const tasks = Number(process.env.WIZARD_TASKS ?? 40);
const seed = Number(process.env.FIELDSHOP_SEED ?? Date.now());
const { media, categories, suitability } = seededItems();

const task = fc.record(
  {
    measured: fc.constantFrom(...categories.map(({ url }) => url), ''),
    medium: fc.constantFrom(...media.map(({ name }) => name)),
    'temperature-from': fc.integer({ min: -60, max: 60 }).map(String),
    'temperature-to': fc.integer({ min: 60, max: 1200 }).map(String),
    'pressure-to': fc.integer({ min: 0, max: 1500 }).map(String),
    hygienic: fc.constantFrom('yes', ''),
  },
  { requiredKeys: ['measured'] },
);

it('no instrument is recommended against its datasheet, whatever the criteria', () => {
  const holds = (criteria: Record<string, string | undefined>) =>
    candidates(criteria).every(({ missed, ...one }) => missed > 0 || faultsOf(one, criteria).length === 0);
  expect(() => fc.assert(fc.property(task, holds), { numRuns: tasks, seed })).not.toThrow();
}, 600_000);

/** Read from the product's specifications, without the engine. Options can only be stricter or replace a row by name. */
function faultsOf(
  { product, family, changes, code }: Pick<Candidate, 'product' | 'family' | 'changes' | 'code'>,
  criteria: Record<string, string | undefined>,
): string[] {
  const bound = (names: string[], end: 'min' | 'max') =>
    names
      .filter((name) => !changes.some(({ position }) => position.title === name))
      .flatMap((name) => product.specifications.find((line) => line.name === name)?.[end] ?? [])[0];
  const temperature = ['Medium temperature', 'Process temperature'];
  const pressure = ['Process pressure', 'Nominal pressure', 'Overpressure limit'];
  const stated = suitability.find(({ url }) => url === product.family);
  const own = product.media.length > 0 ? product.media : (stated?.media ?? []);
  const [highest, lowest] = [Number(criteria['temperature-to']), Number(criteria['temperature-from'])];
  const faults: [string, boolean][] = [
    ['medium', criteria.medium !== undefined && !own.includes(criteria.medium)],
    ['too hot', highest > (bound(temperature, 'max') ?? Infinity)],
    ['too cold', lowest < (bound(temperature, 'min') ?? -Infinity)],
    ['pressure', Number(criteria['pressure-to']) > (bound(pressure, 'max') ?? -Infinity)],
    ['hygiene', criteria.hygienic === 'yes' && !(family !== null && code.includes('-TC2-'))],
  ];
  return faults.flatMap(([fault, isFault]) => (isFault ? [fault] : []));
}
