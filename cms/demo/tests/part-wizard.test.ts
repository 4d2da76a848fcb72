import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFamily, type Family } from '../../../src/contract/part-wizard.ts';
import { buildCode, leadTimeDaysOf, priceOf } from '../../../src/part-wizard/build-code.ts';
import { checkFamily } from '../../../src/part-wizard/check-family.ts';
import { brokenRules, isBuildable, type Choices } from '../../../src/part-wizard/choices.ts';
import { possibleOptions } from '../../../src/part-wizard/option-states.ts';
import { parseCode } from '../../../src/part-wizard/parse-code.ts';
import { readSeed, storedFamily } from './seed-files.ts';

const { products, families: all } = readSeed();
const families = all
  .filter(({ partNumberPrefix }) => partNumberPrefix)
  .map((family) => parseFamily(storedFamily(family)));

describe.each(families.map((family) => [family.url, family] as const))(
  'the seeded family %s',
  (url, family) => {
    const members = products.filter((product) => product.family === url);

    it('has no problems for an editor to correct', () => {
      const codes = members.map(({ partNumber, lifecycle }) => ({ partNumber, lifecycle }));
      expect(checkFamily(family, codes)).toEqual([]);
    });

    it('has the price and lead time of each of its products', () => {
      for (const { partNumber, price, leadTimeDays, lifecycle } of members) {
        if (lifecycle === 'obsolete') continue;
        const parsed = parseCode(families, partNumber);
        if (parsed.type !== 'read') throw new Error(`${partNumber} is not read`);
        expect([
          (priceOf(family, parsed.choices)?.amountMinor ?? 0) / 100,
          leadTimeDaysOf(family, parsed.choices),
        ]).toEqual([price, leadTimeDays]);
      }
    });

    it('parses every code it builds to the same choices, in any spelling, and none that violates a rule', () => {
      fc.assert(
        fc.property(configurationOf(family), spelling, (choices, spell) => {
          const code = buildCode(family, choices);
          const parsed = parseCode(families, spell(code));
          expect(parsed).toMatchObject({ type: 'read', code, choices });
          const broken = parsed.type === 'read' && parsed.broken.length > 0;
          expect(broken).toBe(!isBuildable(family, choices));
        }),
        { numRuns: 400 },
      );
    });

    it('says correctly what would have to change for an unavailable option', () => {
      fc.assert(
        fc.property(configurationOf(family), (choices) => {
          if (!isBuildable(family, choices)) return;
          for (const { position, options } of possibleOptions(family, choices))
            for (const { option, isPossible, reasons: because, changes } of options) {
              const trial = { ...choices, [position.key]: option.code };
              expect(isPossible).toBe(isBuildable(family, trial));
              if (isPossible) continue;
              expect(because).toEqual(brokenRules(family, trial));
              const changed = Object.fromEntries(
                (changes ?? []).map((one) => [one.position.key, one.to.code]),
              );
              expect(isBuildable(family, { ...trial, ...changed })).toBe(true);
            }
        }),
        { numRuns: 60 },
      );
    });

    it('never accepts other text as a code', () => {
      const isHonest = (before: string, after: string) => {
        const parsed = parseCode(families, `${before}${family.prefix}-${after}`);
        return parsed.type !== 'read' || buildCode(parsed.family, parsed.choices) === parsed.code;
      };
      expect(() =>
        fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string(), isHonest)),
      ).not.toThrow();
    });
  },
);

const configurationOf = ({ positions }: Family): fc.Arbitrary<Choices> =>
  fc.record(
    Object.fromEntries(
      positions.map(({ key, options }) => [key, fc.constantFrom(...options.map(({ code }) => code))]),
    ),
    { noNullPrototype: true },
  );

const spelling = fc.constantFrom<(code: string) => string>(
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => code.replaceAll('-', ''),
  (code) => code.replaceAll('-', ' '),
  (code) => ` ${code.replaceAll('-', '/')}\n`,
);
