import { describe, expect, it } from 'vitest';
import { plausibleRanges } from './plausible-ranges.ts';
import { type Product, type Specification, readSeed } from './seed-files.ts';

const { products, families } = readSeed();
const all = products.flatMap((product) => product.specifications.map((line) => ({ product, line })));

describe('a value with a unit', () => {
  const measured = all.filter(({ line }) => line.unit !== undefined);

  it('is in a unit of its quantity', () => {
    const wrong = measured.filter(({ line: { name, unit = '' } }) => !plausibleRanges[name]?.[unit]);
    expect(named(wrong)).toEqual([]);
  });

  it('has numbers for filters, the smaller one first', () => {
    const wrong = measured.filter(
      ({ line: { min, max } }) => min === undefined || max === undefined || min > max,
    );
    expect(named(wrong)).toEqual([]);
  });

  it('is in the plausible range for such instruments', () => {
    const wrong = measured.filter(({ line: { name, unit = '', min = 0, max = 0 } }) => {
      const [least, most] = plausibleRanges[name]?.[unit] ?? [-Infinity, Infinity];
      return min < least || max > most;
    });
    expect(named(wrong)).toEqual([]);
  });

  it('is printed as the same number', () => {
    // An error that grows with the reading is calculated in facts.test.ts.
    const plain = measured.filter(({ line }) => !line.value.includes('of reading)'));
    const wrong = plain.filter(({ line }) => numbersIn(line.value).join() !== printedNumbers(line).join());
    expect(named(wrong)).toEqual([]);
  });
});

describe('the plausible ranges', () => {
  it('refer only to specifications that a product has', () => {
    const used = new Set(all.map(({ line }) => line.name));
    expect(Object.keys(plausibleRanges).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the members of a family', () => {
  it.each(families.map(({ url }) => url))(
    '%s state the same specification in the same unit and group',
    (family) => {
      const lines = all.filter(({ product }) => product.family === family).map(({ line }) => line);
      const forms = new Set(lines.map(({ name, unit, group }) => `${name} | ${unit} | ${group}`));
      expect(forms.size).toBe(new Set(lines.map(({ name }) => name)).size);
    },
  );
});

describe('codes and markings', () => {
  it('use protection codes of IEC 60529', () => {
    const code = 'IP[2-6][0-8]( \\([^)]+\\))?';
    const pattern = new RegExp(`^${code}(, ${code})*$`);
    expect(named(withName('Degree of protection').filter(({ line }) => !pattern.test(line.value)))).toEqual(
      [],
    );
  });

  it('are threads of existing standards', () => {
    const wrong = all.filter(({ line }) => threadsIn(line.value).some((thread) => !threads.has(thread)));
    expect(named(wrong)).toEqual([]);
    expect(new Set(all.flatMap(({ line }) => threadsIn(line.value)))).toEqual(threads);
  });

  it('have an explosion protection category that matches the level', () => {
    const marking =
      /^ATEX, IECEx: II (1|1\/2|2|3) G Ex (ia|ib|ic|db|eb|ec) II[ABC] T[1-6] (G[abc](?:\/G[abc])?)$/;
    const levels: Record<string, string> = { '1': 'Ga', '1/2': 'Ga/Gb', '2': 'Gb', '3': 'Gc' };
    const wrong = withName('Explosion protection').filter(({ line }) => {
      const [, category = '', , level] = marking.exec(line.value) ?? [];
      return level === undefined || levels[category] !== level;
    });
    expect(named(wrong)).toEqual([]);
  });

  it('include an ATEX declaration exactly where there is a marking', () => {
    const marked = withName('Explosion protection').map(({ product }) => product.url);
    const declared = withName('Conformity').filter(({ line }) => line.value.includes('ATEX 2014/34/EU'));
    expect(declared.map(({ product }) => product.url)).toEqual(marked);
  });

  it('subtract the lowest supply voltage in the load formula', () => {
    const wrong = withName('Load resistance').filter(({ product, line }) => {
      const [, volts] = /^≤ \(U − (\d+) V\)/.exec(line.value) ?? [];
      const supply = product.specifications.find(({ name }) => name === 'Supply voltage');
      return volts !== undefined && Number(volts) !== supply?.min;
    });
    expect(named(wrong)).toEqual([]);
  });
});

/** From ISO 228-1, ASME B1.20.1, ISO 261 and the UNEF series; only M6 and M12 have the coarse pitch. */
const threads = new Set([
  'G 1/4',
  'G 1/2',
  'G 3/4',
  'G 1 1/2',
  '1/4-18 NPT',
  '1 1/2-11.5 NPT',
  '5/8-24 UNEF',
  'M6',
  'M6 × 1',
  'M11 × 1',
  'M12',
  'M12 × 1',
  'M16 × 1.5',
  'M20 × 1.5',
]);

const threadsIn = (value: string) =>
  value.match(/\bG \d(?: \d)?(?:\/\d)?|\bM\d+(?: × [\d.]+)?|\b(?:\d )?\d\/\d-[\d.]+ [A-Z]+/g) ?? [];

const numbersIn = (value: string) =>
  (
    value
      .replace(/(\d)\u2009(?=\d)/g, '$1')
      .replace(/−/g, '-')
      .match(/-?\d+(\.\d+)?/g) ?? []
  ).map(Number);

const printedNumbers = ({ min, max }: Specification) => (min === max ? [min] : [min, max]);

const withName = (name: string) => all.filter(({ line }) => line.name === name);

const named = (some: { product: Product; line: Specification }[]) =>
  some.map(({ product, line }) => `${product.url}: ${line.name} ${line.value} ${line.unit ?? ''}`);
