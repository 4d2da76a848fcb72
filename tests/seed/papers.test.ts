import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { documentPaperSchema } from '../../cms/src/papers/document-paper.ts';
import { drawingSchema, paperSchema, wiringSchema } from '../../cms/src/papers/paper-data.ts';
import {
  type DatasheetData,
  datasheetPdf,
  dimensionDrawing,
  documentPdf,
  drawingText,
} from '../../cms/src/papers/papers.ts';
import { type Product, lines, readSeed, readSeedFile } from './seed-files.ts';

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
  it('has all it is set from', () => {
    expect(seed.products.map(datasheetOf)).toHaveLength(seed.products.length);
  });

  // One of each family: its members differ in figures, not in form.
  const firsts = seed.families.flatMap(({ url }) => seed.products.find(({ family }) => family === url) ?? []);
  it.each(firsts.map((product) => [product.url, product] as const))('%s can be set', (_, product) => {
    const sheet = datasheetPdf(datasheetOf(product));
    expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheet.byteLength).toBeLessThan(300_000);
  });

  it('has the same bytes each time it is set', () => {
    const [first] = seed.products.map(datasheetOf);
    if (!first) throw new Error('The seed has no products.');
    expect(datasheetPdf(first).equals(datasheetPdf(first))).toBe(true);
  });

  it('is tagged, and dated by its revision', () => {
    const product = seed.products.find(({ url }) => url === 'apt-210-010');
    const sheet = product ? datasheetPdf(datasheetOf(product)).toString('latin1') : '';
    expect(sheet).toContain('/MarkInfo');
    expect(sheet).toContain('2026-03-01');
  });
});

describe('the other papers', () => {
  it.each(seed.documents.map((document) => [document.url, document] as const))(
    '%s can be set',
    (_, document) => {
      const { title, revision, date } = v.parse(heading, document);
      const paper = v.parse(documentPaperSchema, document.paper);
      const set = () => documentPdf({ title, revision, date, paper, company });
      expect(set().equals(set())).toBe(true);
    },
  );
});

describe('the dimension drawings', () => {
  it('are described by their figures, as the pictures are', () => {
    const described = new Map(seed.media.map(({ file, alternativeText }) => [file, alternativeText]));
    for (const { url, name, paper } of seed.products) {
      const text = drawingText(drawingNamed(paper.drawing));
      expect(described.get(`${url}-dimensions.webp`)).toBe(`Dimension drawing of ${name}: ${text}`);
    }
  });

  it('are drawn on a square sheet', () => {
    expect(dimensionDrawing(drawingNamed('apt-210'), 'APT 210')).toMatch(/viewBox="0 0 (340\.\d+) \1"/);
  });
});

const heading = v.object({ title: v.string(), revision: v.string(), date: v.string() });

function datasheetOf(product: Product): DatasheetData {
  const { drawing, wiring, ...paper } = v.parse(paperSchema, product.paper);
  return {
    ...product,
    ...paper,
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
