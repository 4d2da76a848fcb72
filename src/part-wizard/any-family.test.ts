import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Family } from '#src/contract/part-wizard.ts';
import { aFamily } from './family-fixture.ts';
import { bestConfiguration } from './best-configuration.ts';
import { buildCode } from './build-code.ts';
import { isBuildable, type Choices } from './choices.ts';
import { findAmbiguity } from './find-ambiguity.ts';

describe('any family', () => {
  it('has codes that differ without dashes, or an ambiguity is reported with two codes that do not', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const pair = findAmbiguity(family);
        const codes = everyConfiguration(family).map((choices) =>
          buildCode(family, choices).replaceAll('-', ''),
        );
        expect(pair === null).toBe(new Set(codes).size === codes.length);
        const [first, second] = (pair ?? ['', '']).map((pairCode) => pairCode.replaceAll('-', ''));
        expect(first).toBe(second);
      }),
    );
  });

  it('has the same cheapest configuration as an exhaustive search finds', () => {
    fc.assert(
      fc.property(anyFamily, (family) => {
        const costs = everyConfiguration(family)
          .filter((choices) => isBuildable(family, choices))
          .map((choices) => costOf(family, choices));
        const best = bestConfiguration(family, (position, option) => position.options.indexOf(option) ** 2);
        expect(best && costOf(family, best)).toBe(costs.length === 0 ? null : Math.min(...costs));
      }),
    );
  });

  // Counts rule checks instead of measuring time, so that the load of the machine does not matter.
  it('needs a limited number of rule checks, even with many positions and complex rules', () => {
    const keys = [...'abcdefghijklmnopqrstuvwx'];
    const family = aFamily({
      positions: Object.fromEntries(keys.map((key) => [key, ['1', '2', '3', '4']])),
      rules: keys.flatMap((key, index) =>
        ['1', '2', '3'].map((code) => ({ when: [key, code], limited: [keys[(index + 5) % 24] ?? 'a', '4'] })),
      ),
    });
    let checks = 0;
    const rules = family.rules.map((rule) => ({
      ...rule,
      get whenPosition() {
        checks += 1;
        return rule.whenPosition;
      },
    }));
    bestConfiguration({ ...family, rules }, (_position, { code }) => (code === '4' ? 1 : 0));
    expect(checks).toBeLessThan(1_000_000);
  });
});

const code = fc.stringMatching(/^[AB]{0,2}$/);
const anyFamily = fc
  .array(fc.uniqueArray(code, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  .chain((lists) => {
    const keys = lists.map((_, index) => 'pqrs'.charAt(index));
    const side = fc
      .nat(keys.length - 1)
      .chain((index) =>
        fc.subarray(lists[index] ?? [], { minLength: 1 }).map((codes) => [keys[index] ?? '', ...codes]),
      );
    return fc.record({
      positions: fc.constant(Object.fromEntries(keys.map((key, index) => [key, lists[index] ?? []]))),
      rules: fc.array(fc.record({ when: side, limited: side }), { maxLength: 5 }),
    });
  })
  .map(aFamily);

function everyConfiguration({ positions: all }: Family): Choices[] {
  let configurations: Choices[] = [{}];
  for (const { key, options } of all)
    configurations = configurations.flatMap((choices) =>
      options.map((option) => ({ ...choices, [key]: option.code })),
    );
  return configurations;
}

const costOf = ({ positions: all }: Family, choices: Choices) =>
  all.reduce(
    (sum, { key, options }) => sum + options.findIndex((option) => option.code === choices[key]) ** 2,
    0,
  );
