import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { drawingSchema, datasheetContentSchema, wiringSchema } from '../pdf/datasheet-content.ts';
import {
  type DatasheetData,
  datasheetPdf,
  dimensionDrawing,
  drawingText,
  scalePicture,
} from '../pdf/documents.ts';
import { generatedFiles } from '../loader/generated-files.ts';
import { documentEntries } from '../loader/seed-documents.ts';
import { type Product, lines, readSeed, readSeedFile, seedFolder } from './seed-files.ts';

const seed = readSeed();
const company = {
  siteName: 'Aldermere Instruments',
  legalName: 'Aldermere Instruments Limited',
  street: 'Weir Quay 4',
  postalCode: 'X91 AM00',
  city: 'Carrowbeg',
  phone: '+353 20 910 0100',
  email: 'info@aldermere.example',
};

describe('the datasheet of a product', () => {
  it('has all its data', () => {
    expect(seed.products.map(datasheetOf)).toHaveLength(seed.products.length);
  });

  // One of each family, because variants differ only in values.
  const firsts = seed.families.flatMap(({ url }) => seed.products.find(({ family }) => family === url) ?? []);
  it.each(firsts.map((product) => [product.url, product] as const))('%s can be typeset', (_, product) => {
    const sheet = datasheetPdf(datasheetOf(product));
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheet.byteLength).toBeLessThan(300_000);
  });

  it('is identical each time it is typeset', () => {
    const [first] = seed.products.map(datasheetOf);
    if (!first) throw new Error('The seed has no products.');
    expect(datasheetPdf(first).equals(datasheetPdf(first))).toBe(true);
  });

  it('is tagged, and has the date of its revision', () => {
    const product = seed.products.find(({ url }) => url === 'apt-210-010');
    const sheet = product ? datasheetPdf(datasheetOf(product)).toString('latin1') : '';
    expect(sheet).toContain('/MarkInfo');
    expect(sheet).toContain('2026-03-01');
  });
});

describe('the PDFs of the demo content', () => {
  const generated = generatedFiles(seedFolder);

  it('have unique names', () => {
    const files = generated.map(({ file }) => file);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });

  // The datasheets are typeset above, one of each family.
  it.each(generated.filter(({ folder }) => folder === 'Documents').map((pdf) => [pdf.file, pdf] as const))(
    '%s can be set, with the same bytes each time',
    async (_, pdf) => {
      const [first, second] = [await pdf.generate(), await pdf.generate()];
      expect(first.subarray(0, 5).toString()).toBe('%PDF-');
      expect(first.equals(second)).toBe(true);
    },
  );

  it('include a manual and a declaration for each instrument', () => {
    const documents = documentEntries(seedFolder).filter(({ replacedBy }) => replacedBy === undefined);
    const having = (type: string) =>
      new Set(documents.filter((document) => document.type === type).flatMap(({ products }) => products));
    const instruments = seed.products.filter(
      ({ category, url }) => category !== 'accessories' || isPowered(url),
    );
    for (const type of ['manual', 'declaration']) {
      const served = having(type);
      expect(instruments.filter(({ url }) => !served.has(url)).map(({ url }) => `${type} of ${url}`)).toEqual(
        [],
      );
    }
  });

  it('refer to the revision that replaces an older one, which is newer', () => {
    const documents = documentEntries(seedFolder);
    const older = documents.filter(({ replacedBy }) => replacedBy !== undefined);
    expect(older.length).toBeGreaterThanOrEqual(4);
    for (const { revision, replacedBy } of older) {
      const newer = documents.find(({ url }) => url === replacedBy);
      expect(String(newer?.revision) > String(revision)).toBe(true);
    }
  });
});

describe('the dimension drawings', () => {
  it('have an alternative text with their dimensions, like pictures', () => {
    const described = new Map(seed.media.map(({ file, alternativeText }) => [file, alternativeText]));
    for (const { url, name, pdf } of seed.products) {
      const text = drawingText(drawingNamed(pdf.drawing));
      expect(described.get(`${url}-dimensions.webp`)).toBe(`Dimension drawing of ${name}: ${text}`);
    }
  });

  it('are drawn on a square sheet', () => {
    expect(dimensionDrawing(drawingNamed('apt-210'), 'APT 210')).toMatch(/viewBox="0 0 (340\.\d+) \1"/);
  });
});

describe('the size comparisons', () => {
  // If it fails, run `node cms/dist/demo/pdf/build-drawings.js`.
  it('are built from the drawings as they are', () => {
    const built = v.parse(
      v.array(v.object({ file: v.string(), source: v.optional(v.string()) })),
      readSeedFile('media-drawings.yaml'),
    );
    const pictures = built.filter(({ file }) => file.startsWith('scale-'));
    const outdated = pictures.filter(({ file, source }) => {
      const drawing = drawingNamed(basename(file, '.webp').replace('scale-', ''));
      return createHash('sha256').update(scalePicture(drawing)).digest('hex') !== source;
    });
    expect(outdated.map(({ file }) => file)).toEqual([]);
    expect(pictures.length).toBeGreaterThan(40);
  });
});

const isPowered = (url: string) => url.startsWith('aps-');

function datasheetOf(product: Product): DatasheetData {
  const { drawing, wiring, ...pdf } = v.parse(datasheetContentSchema, product.pdf);
  return {
    ...product,
    ...pdf,
    suitableFor: lines(product.suitableFor),
    notSuitableFor: lines(product.notSuitableFor),
    drawing: drawingNamed(drawing),
    ...(wiring && { wiring: v.parse(wiringSchema, readSeedFile(`wiring/${wiring}.yaml`)) }),
    ordering: seed.products.filter(({ family }) => family === product.family),
    accessories: seed.products.filter(({ url }) => product.accessories.includes(url)),
    company,
  };
}

function drawingNamed(name: string | undefined) {
  return v.parse(drawingSchema, readSeedFile(`drawings/${name}.yaml`));
}
