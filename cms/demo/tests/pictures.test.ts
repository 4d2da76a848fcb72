import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { labelText, printed } from '../pictures/labels/label.ts';
import { variantOf } from '../pictures/labels/variants.ts';
import { readSeed, readSeedFile, seedFolder, stringsIn } from './seed-files.ts';

const rendered = v.parse(
  v.array(
    v.object({
      file: v.string(),
      alternativeText: v.string(),
      label: v.array(v.string()),
      sha256: v.string(),
    }),
  ),
  readSeedFile('media-variants.yaml'),
);
const pictures = new Map(rendered.map((picture) => [picture.file, picture]));
const { products } = readSeed();
type Product = (typeof products)[number];

describe('the picture of a product', () => {
  it.each(products.map((product) => [product.url, product] as const))(
    'shows what is printed on %s',
    (url, product) => {
      const { label, alternativeText } = variantOf(product);
      const picture = pictures.get(`${url}.webp`);
      expect(picture?.label).toEqual(labelText(label));
      expect(picture?.alternativeText).toBe(alternativeText);
      expect(picture?.label).toContain(product.partNumber);
      expect([product.thumbnail, product.productImages[0]]).toEqual([`${url}.webp`, `${url}.webp`]);
    },
  );

  it('shows the range of its own specifications', () => {
    const wrong = products.filter((product) =>
      product.specifications
        .filter(({ name }) =>
          /^(Temperature m|M)easuring range$|^(Force|Torque|.*pressure) range$/.test(name),
        )
        .some(({ value, unit }) => !textOf(product).includes([value.split(' … ').at(-1), unit].join(' '))),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it.each([
    'Input signal',
    'Output signal',
    'Process connection',
    'Liner',
    'Insertion length',
    'Sheath diameter',
    'Shaft diameter',
    'Cable length',
  ])('says its %s where the others of the family have another', (name) => {
    const wrong = products.filter(
      (product) =>
        valueOf(product, name) &&
        differs(product.family, name) &&
        !saidOf(product).includes(printed(product, name)),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });

  it('is the file that was rendered with that label', () => {
    const changed = rendered.filter(
      ({ file, sha256 }) => sha256Of(join(seedFolder, 'media', file)) !== sha256,
    );
    expect(changed.map(({ file }) => file)).toEqual([]);
  });
});

describe('a picture of an instrument outside its own page', () => {
  const folders = new Map(readSeed().media.map(({ file, folder }) => [file, folder]));
  const isInstrument = (text: string) => folders.get(text) === 'Products';
  const { categories, news, pages } = readSeed();
  const shown = stringsIn([...categories, ...news, ...pages].map(({ seo: _seo, ...entry }) => entry));

  it('is cut out, so that it looks right on a dark ground too', () => {
    const files = [...new Set(shown.filter(isInstrument))];
    expect(files.length).toBeGreaterThan(12);
    expect(files.filter((file) => !hasAlpha(readFileSync(join(seedFolder, 'media', file))))).toEqual([]);
  });
});

it('the gallery of every product shows the instrument at work', () => {
  const scenes = readSeed().media.filter(({ folder }) => ['Applications', 'Slides'].includes(folder));
  const files = new Set(scenes.map(({ file }) => file));
  const without = products.filter(({ productImages }) => !productImages.some((file) => files.has(file)));
  expect(without.map(({ url }) => url)).toEqual([]);
});

it('the picture of a slide has 1920 px, so that it is sharp on a screen with double density', async () => {
  const { slides } = readSeed();
  expect(slides.length).toBeGreaterThan(1);
  for (const { image } of slides)
    expect(widthOf(readFileSync(join(seedFolder, 'media', image))), image).toBeGreaterThanOrEqual(1920);
});

/** Of a lossy WebP file without an extended header: 14 bits after the start code of the frame. */
const widthOf = (file: Buffer) => file.readUInt16LE(26) & 0x3fff;

/** Of a WebP file: an extended header (VP8X) has a flag for it. */
const hasAlpha = (file: Buffer) =>
  file.toString('latin1', 12, 16) === 'VP8X' && (file.readUInt8(20) & 16) > 0;

function textOf({ url }: Product): string {
  return pictures.get(`${url}.webp`)?.label.join('\n') ?? '';
}

function saidOf(product: Product): string {
  const alternativeText = pictures
    .get(`${product.url}.webp`)
    ?.alternativeText.replace(' flange ', ' Flange ');
  return `${textOf(product)}\n${alternativeText}`;
}

function differs(family: string, name: string): boolean {
  const values = products
    .filter((product) => product.family === family)
    .map((product) => valueOf(product, name));
  return new Set(values).size > 1;
}

function valueOf({ specifications }: Product, name: string): string | undefined {
  return specifications.find((specification) => specification.name === name)?.value;
}

function sha256Of(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
