import { describe, expect, it } from 'vitest';
import {
  combinations,
  configurableFamilies,
  isBroken,
  leadTimeOf,
  parsePartNumber,
  priceOf,
  standard,
} from './configurations.ts';
import { readSeed } from './seed-files.ts';

const { products } = readSeed();
const families = configurableFamilies();

it('there are six configurable families', () => {
  expect(families.length).toBeGreaterThanOrEqual(6);
});

describe.each(families.map((family) => [family.url, family] as const))('%s', (url, family) => {
  const built = products.filter((product) => product.family === url && product.lifecycle !== 'obsolete');

  it('parses the part number of each of its products, with valid rules and the same price and lead time', () => {
    expect(built.length).toBeGreaterThan(0);
    for (const { partNumber, price, leadTimeDays } of built) {
      const chosen = parsePartNumber(family, partNumber);
      if (!chosen) throw new Error(`${partNumber} cannot be read`);
      const broken = family.rules.filter((rule) => isBroken(chosen, rule));
      expect(broken, partNumber).toEqual([]);
      expect([priceOf(family, chosen), leadTimeOf(family, chosen)], partNumber).toEqual([
        price,
        leadTimeDays,
      ]);
    }
  });

  it('describes each choice as the specifications of its products do', () => {
    for (const { partNumber, specifications } of built) {
      const chosen = parsePartNumber(family, partNumber);
      for (const { key, specification } of family.positions) {
        const line = specifications.find(({ name }) => name === specification);
        if (specification === undefined) continue;
        expect([line?.value, line?.unit].filter(Boolean).join(' '), partNumber).toBe(chosen?.[key]?.label);
      }
    }
  });

  it('has a unique code for each choice, so that a part number can be parsed in only one way', () => {
    const codes = family.positions.flatMap(({ options }) => options.map(({ code }) => code));
    const written = codes.filter((code) => code !== standard);
    expect(new Set(written).size).toBe(written.length);
    for (const { options } of family.positions)
      expect(options.filter(({ code }) => code === standard).length).toBeLessThanOrEqual(1);
  });

  it('has rules that refer to existing options and exclude something', () => {
    const all = combinations(family);
    for (const rule of family.rules) {
      for (const [key, codes] of [
        [rule.whenPosition, rule.whenCodes],
        [rule.limitedPosition, rule.allowedCodes],
      ] as const) {
        const options = family.positions.find((position) => position.key === key)?.options ?? [];
        expect(options.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
      }
      const others = family.rules.filter((other) => other !== rule);
      const alone = all.some(
        (chosen) => isBroken(chosen, rule) && !others.some((other) => isBroken(chosen, other)),
      );
      expect(alone, rule.explanation).toBe(true);
    }
  });

  it('can be built in at least a hundred ways, and every choice in at least one', () => {
    const allowed = combinations(family).filter(
      (chosen) => !family.rules.some((rule) => isBroken(chosen, rule)),
    );
    expect(allowed.length).toBeGreaterThanOrEqual(100);
    for (const { key, options } of family.positions)
      for (const { code, label } of options)
        expect(
          allowed.some((chosen) => chosen[key]?.code === code),
          `${key} ${label}`,
        ).toBe(true);
  });
});
