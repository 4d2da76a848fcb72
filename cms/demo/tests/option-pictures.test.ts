import { describe, expect, it } from 'vitest';
import { parsePartWizardItems, type Position } from '../../../src/contract/part-wizard.ts';
import { optionPictures, picturedVariants } from '../../../src/features/part-wizard/option-pictures.ts';
import { readSeed, storedFamily } from './seed-files.ts';

const file = (name: string) => ({ url: name, mime: 'image/webp', size: 1 });

const pictured = () => {
  const { families, products, categories } = readSeed();
  return parsePartWizardItems({
    data: {
      families: families
        .filter(({ partNumberPrefix }) => partNumberPrefix)
        .map((family) => ({ ...storedFamily(family), positions: family.positions.map(withPictures) })),
      products: products
        .filter(({ lifecycle }) => lifecycle !== 'obsolete')
        .map(({ thumbnail, ...product }) => ({
          ...product,
          documentId: product.url,
          dataSheet: null,
          image: file(thumbnail),
        })),
      categories,
      media: [],
      suitability: [],
    },
  });
};

const withPictures = (position: ReturnType<typeof readSeed>['families'][number]['positions'][number]) => ({
  ...position,
  options: position.options.map(({ picture, ...option }) => ({
    ...option,
    picture: typeof picture === 'string' ? file(picture) : null,
  })),
});

const items = pictured();
const positions = items.families.flatMap((family) =>
  family.positions.map((position) => ({
    name: `${family.name}: ${position.title}`,
    position,
    shown: optionPictures(position, picturedVariants(items, family), {}),
  })),
);
/** Without units, signals, classes and records, which a picture cannot explain. */
const isShape = ({ title }: Position) =>
  /connection|flange|housing|display|mounting|gland|cable entry|diameter|length|transmitter|earthing|process temperature/i.test(
    title,
  );

describe('the options of the part wizard', () => {
  it.each(positions)('of $name all have a picture, or none has', ({ position, shown }) => {
    const missing = position.options.filter(({ code }) => !shown.has(code)).map(({ label }) => label);
    expect(missing).toEqual(isShape(position) ? [] : position.options.map(({ label }) => label));
  });

  it('that differ in shape are found', () => {
    expect(positions.filter(({ position }) => isShape(position)).length).toBeGreaterThan(10);
  });
});
