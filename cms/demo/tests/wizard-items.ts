import { parsePartWizardItems } from '../../../src/contract/part-wizard.ts';
import { candidatesFor } from '../../../src/part-wizard/candidates.ts';
import { parseCriteria } from '../../../src/part-wizard/criteria.ts';
import * as v from 'valibot';
import { readSeed, readSeedFile, storedFamily } from './seed-files.ts';

const item = v.nullish(v.object({ media: v.optional(v.string(), '') }), { media: '' });
const page = v.object({ media: v.array(v.looseObject({ name: v.string() })) });

/** What the backend sends to the part wizard, made from the demo content. */
export const seededItems = (translations: Record<string, string> = {}) => {
  const { families, products, categories } = readSeed();
  return parsePartWizardItems({
    data: {
      families: families.filter(({ partNumberPrefix }) => partNumberPrefix).map(storedFamily),
      products: products
        .filter(({ lifecycle }) => lifecycle !== 'obsolete')
        .filter(({ partWizardItem }) => partWizardItem)
        .map((product) => ({
          ...product,
          documentId: product.url,
          dataSheet: null,
          media: v.parse(item, product.partWizardItem).media,
        })),
      categories,
      media: v.parse(page, readSeedFile('singles/part-wizard-page.yaml')).media,
      suitability: families,
      translations,
    },
  });
};

const items = seededItems();

/** Undefined criteria are not asked for. */
export const candidates = (criteria: Record<string, string | undefined>) => {
  const asked = Object.entries(criteria).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return candidatesFor(items, parseCriteria(new URLSearchParams(asked)));
};
