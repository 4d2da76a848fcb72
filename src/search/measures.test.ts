import { expect, it } from 'vitest';
import { allUnits, convert } from '#src/format/units.ts';
import { measuresOf, spellings } from './measures.ts';

const termOf = (text: string) => measuresOf(text).flatMap(({ terms }) => terms);

it('converts every unit to its base unit', () => {
  const unmatched = allUnits().filter(({ name, base, factor, offset }) => {
    const value = Number((50 * factor + offset).toPrecision(3));
    return termOf(`at 50 ${name} and`).join() !== `${base}=${value}`;
  });
  expect(unmatched.map(({ name }) => name)).toEqual([]);
});

it.each(Object.entries(spellings))('reads %s as %s', (spelling, name) => {
  expect(termOf(`20 ${spelling}`)).toEqual(termOf(`20 ${name}`));
  expect(allUnits().map((unit) => unit.name)).toContain(name);
});

it('gives equal values in different units the same term', () => {
  expect(termOf('10 inH2O')).toEqual(termOf('24.9 mbar'));
  expect(termOf('10 inH₂O')).toEqual(termOf('10 in wc'));
  expect(termOf('204 kgf')).toEqual(termOf('2 kN'));
  expect(termOf('450 lbf')).toEqual(termOf('2 kN'));
  expect(termOf('10 gpm')).toEqual(termOf('2.27 m3/h'));
  expect(termOf('100 °F')).toEqual([`°C=${convert(100, '°F', '°C')?.toPrecision(3)}`]);
});

it('ignores words that begin with a unit', () => {
  expect(termOf('16 barrels, 4 machines, 3 sets')).toEqual([]);
});
