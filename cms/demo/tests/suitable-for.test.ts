import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSeed } from './seed-files.ts';
import { candidates } from './wizard-items.ts';

/** Words of "Suitable for" and the corresponding medium of the part wizard. */
const mediumOf: [RegExp, string][] = [
  [/\b(?:milk|wine|juice|beer|mash)\b/i, 'Milk and beverages'],
  [/\b(?:solvents?|ethanol|amines)\b/i, 'Solvents'],
  [/\b(?:alkalis?|caustic)\b/i, 'Alkalis'],
  [/\bacids?\b/i, 'Dilute acids'],
  [/\b(?:fuel|diesel)\b/i, 'Fuel'],
  [/\b(?:sea water|brine)\b/i, 'Sea water and brine'],
];

const Sold = v.object({
  partNumber: v.string(),
  lifecycle: v.string(),
  suitableFor: v.optional(v.string(), ''),
  family: v.optional(v.string()),
  partWizardItem: v.optional(v.unknown()),
});
const seed = readSeed();
// Other instruments touch no medium.
const inMedia = new Set(seed.families.filter(({ media }) => media !== undefined).map(({ url }) => url));
const products = seed.products
  .map((product) => v.parse(Sold, product))
  .filter(({ lifecycle, partWizardItem }) => lifecycle !== 'obsolete' && partWizardItem !== undefined)
  .filter(({ family }) => family !== undefined && inMedia.has(family));

const recommended = new Map(
  mediumOf.map(([, medium]) => [
    medium,
    new Set(
      candidates({ medium })
        .filter(({ missed }) => missed === 0)
        .map(({ code }) => code),
    ),
  ]),
);

describe('the page of a product', () => {
  const claims = products.flatMap(({ partNumber, suitableFor }) =>
    suitableFor
      .split('\n')
      .flatMap((line) =>
        mediumOf.filter(([words]) => words.test(line)).map(([, medium]) => ({ partNumber, medium, line })),
      ),
  );

  it('names only media its instrument is suitable for', () => {
    expect(claims.length).toBeGreaterThan(0);
  });

  it.each(claims)(
    'calls $partNumber suitable for no medium that the part wizard excludes: $line',
    ({ partNumber, medium }) => {
      expect(recommended.get(medium)).toContain(partNumber);
    },
  );
});
