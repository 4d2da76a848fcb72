import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load, otherPicture } from './support/backend';

const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-import-'));
const headings = 'MPN;Name;Short description;Category;List price;In stock;Measurement / Range [bar];Colour';
const lines = [
  'IM-100-A;Sensor IM 100;"Measures; well";Imported things;1.234,50;7;−1 … 15;red',
  'IM-200-A;Sensor IM 200;Measures.;Imported things;on request;7;0 … 16;red',
  'IM-300-A;Sensor IM 300;Measures.;pressure;98.5;0;±0.25;blue',
  'im 100 a;The first again;Measures.;pressure;1;1;1;blue',
];

let backend: Backend;
let importCatalogue: (...given: unknown[]) => Promise<Report>;
let exportCatalogue: (strapi: unknown, file: string) => Promise<number>;
type Report = {
  rows: { partNumber: string; outcome: string }[];
  faults: { number: number; column: string; message: string }[];
  unknownColumns: string[];
};

beforeAll(async () => {
  backend = await aBackend();
  ({ importCatalogue } = load('import/import-catalogue.js'));
  ({ exportCatalogue } = load('import/export-catalogue.js'));
});

// Other test files expect the original catalogue.
afterAll(async () => {
  const imported = { filters: { partNumber: { $startsWith: 'IM-' } }, fields: ['documentId'] };
  const products = backend.strapi.documents('api::product.product');
  for (const { documentId } of await products.findMany(imported)) await products.delete({ documentId });
  const categories = backend.strapi.documents('api::product-category.product-category');
  const category = await categories.findFirst({ filters: { name: 'Imported things' } });
  if (category) await categories.delete({ documentId: category.documentId });
  const documents = backend.strapi.documents('api::document.document');
  const sheet = await documents.findFirst({ filters: { url: 'im-400-datasheet' } });
  if (sheet) await documents.delete({ documentId: sheet.documentId });
});

describe('a catalogue from a file', () => {
  it('can be checked without changing anything', async () => {
    const report = await run(aTable('dry.csv', [headings, ...lines]), { dryRun: true });
    expect(outcomes(report)).toEqual(['IM-100-A created', 'IM-300-A created']);
    expect(await product('IM-100-A')).toBeUndefined();
  });

  it('ignores a draft that has no part number yet', async () => {
    const products = backend.strapi.documents('api::product.product');
    const { documentId } = await products.create({ data: { name: 'IM draft' } });
    const report = await run(aTable('draft.csv', [headings, ...lines]), { dryRun: true });
    await products.delete({ documentId });
    expect(outcomes(report)).toEqual(['IM-100-A created', 'IM-300-A created']);
  });

  it('imports every valid line, and reports the line and column of every other one', async () => {
    const report = await run(aTable('first.csv', [headings, ...lines]));
    expect(outcomes(report)).toEqual(['IM-100-A created', 'IM-300-A created']);
    expect(report.faults).toEqual([
      { number: 3, partNumber: 'IM-200-A', column: 'List price', message: '“on request” is not an amount' },
      {
        number: 5,
        partNumber: 'im 100 a',
        column: 'partNumber',
        message: 'Line 2 has the same part number',
      },
    ]);
    expect(report.unknownColumns).toEqual(['Colour']);
  });

  it('creates published products with values, and missing categories', async () => {
    const created = await product('IM-100-A');
    expect(created).toMatchObject({
      url: 'im-100-a',
      price: 1234.5,
      stock: 7,
      summary: 'Measures; well',
      category: { name: 'Imported things', url: 'imported-things' },
      specifications: [
        { group: 'Measurement', name: 'Range', value: '−1 … 15', unit: 'bar', min: -1, max: 15 },
      ],
    });
    expect((await product('IM-300-A'))?.category.url).toBe('pressure');
  });

  it('skips unchanged lines, so that changes by editors are kept', async () => {
    const { documentId } = (await product('IM-300-A')) ?? {};
    const uid = 'api::product.product';
    const data: Record<string, unknown> = { name: 'By an editor' };
    await backend.strapi.documents(uid).update({ documentId: String(documentId), data, status: 'published' });
    const report = await run(aTable('again.csv', [headings, ...lines]));
    expect(outcomes(report)).toEqual(['IM-100-A unchanged', 'IM-300-A unchanged']);
    expect((await product('IM-300-A'))?.name).toBe('By an editor');
  });

  it('identifies a product by its part number in any spelling, and does not change fields that are not in the file', async () => {
    const report = await run(aTable('changed.csv', ['partNumber,stock', 'im100a,42']));
    expect(outcomes(report)).toEqual(['im100a updated']);
    expect(await product('IM-100-A')).toMatchObject({ stock: 42, price: 1234.5, url: 'im-100-a' });
  });

  it('imports the picture and the datasheet named after the part number', async () => {
    cpSync(otherPicture, path.join(folder, 'IM-400.webp'));
    writeFileSync(path.join(folder, 'IM-400.pdf'), '%PDF-1.4\n%%EOF\n');
    const report = await run(aTable('files.csv', ['partNumber,name', 'IM-400,With files']));
    expect(report.faults).toEqual([]);
    const created = await product('IM-400');
    expect(created?.thumbnail.mime).toBe('image/webp');
    expect(created?.documents).toMatchObject([{ type: 'datasheet', title: 'Datasheet IM-400' }]);
  });

  it('reports a missing file', async () => {
    const report = await run(aTable('missing.csv', ['partNumber,name,image', 'IM-500,No file,none.png']));
    expect(report.faults[0]).toMatchObject({ number: 2, column: 'thumbnail' });
    expect(await product('IM-500')).toBeUndefined();
  });

  it('continues after an interruption without duplicates', async () => {
    const many = Array.from({ length: 60 }, (_, index) => `IM-6${String(index).padStart(2, '0')},Many`);
    const table = aTable('many.csv', ['partNumber,name', ...many]);
    await expect(
      run(table, {}, () => {
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    const report = await run(table);
    const counts = report.rows.map(({ outcome }) => outcome);
    expect(counts.filter((outcome) => outcome === 'unchanged')).toHaveLength(25);
    expect(counts.filter((outcome) => outcome === 'created')).toHaveLength(35);
    const total = await backend.strapi
      .documents('api::product.product')
      .count({ filters: { name: 'Many' }, status: 'published' });
    expect(total).toBe(60);
  });
});

describe('the exported catalogue', () => {
  it.each(['csv', 'xlsx', 'json'])('can be written as %s and imported unchanged', async (kind) => {
    const before = await product('IM-300-A');
    const file = path.join(folder, `out.${kind}`);
    expect(await exportCatalogue(backend.strapi, file)).toBeGreaterThan(60);
    const report = await run(file);
    expect(report.faults).toEqual([]);
    expect(report.unknownColumns).toEqual([]);
    expect(withoutTimes(await product('IM-300-A'))).toEqual(withoutTimes(before));
  });

  it('follows the mapping', async () => {
    const map = path.join(folder, 'map.yaml');
    writeFileSync(
      map,
      'columns:\n  Artikel: partNumber\n  Bereich: { specification: Range, group: Measurement, unit: bar }\n  Notiz: ignore\ndefaults:\n  currency: CHF\n',
    );
    const table = aTable('mapped.csv', ['Artikel,Bereich,Notiz', 'IM-700,0 to 4,x']);
    const report = await run(table, { map });
    expect(report).toMatchObject({ faults: [], unknownColumns: [] });
    expect(await product('IM-700')).toMatchObject({
      currency: 'CHF',
      specifications: [{ name: 'Range', unit: 'bar', min: 0, max: 4 }],
    });
  });

  it('is rejected with a clear message if it is not a table', async () => {
    const file = path.join(folder, 'notes.doc');
    writeFileSync(file, 'x');
    await expect(run(file)).rejects.toThrow('notes.doc is not a CSV, XLSX or JSON file.');
    expect(readFileSync(file, 'utf8')).toBe('x');
  });
});

const run = (file: string, options: object = {}, progress = () => {}) =>
  importCatalogue(backend.strapi, { file, files: folder, dryRun: false, ...options }, progress);

const outcomes = ({ rows }: Report) => rows.map(({ partNumber, outcome }) => `${partNumber} ${outcome}`);

function aTable(name: string, rows: string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, rows.join('\n'));
  return file;
}

// oxlint-disable-next-line typescript/no-explicit-any -- As the API returns it.
async function product(partNumber: string): Promise<Record<string, any> | undefined> {
  const parts = ['category', 'specifications', 'thumbnail', 'documents'].map(
    (part) => `&populate[${part}]=true`,
  );
  const url = `/api/products?filters[partNumber][$eq]=${encodeURIComponent(partNumber)}${parts.join('')}`;
  return (await backend.get(url)).json().data[0];
}

function withoutTimes(entry: Record<string, unknown> | undefined) {
  const { id: _id, updatedAt: _updated, publishedAt: _published, specifications, ...others } = entry ?? {};
  return { ...others, specifications: JSON.parse(JSON.stringify(specifications)).map(withoutId) };
}

const withoutId = ({ id: _id, ...others }: Record<string, unknown>) => others;
