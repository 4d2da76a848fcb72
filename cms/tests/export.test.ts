import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';

const uid = 'api::product.product';
const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-export-'));
type Report = { rows: { partNumber: string; outcome: string }[]; faults: unknown[] };

let backend: Backend;
let documentId: string;
const hard = {
  name: '=HYPERLINK("http://evil.example")',
  partNumber: 'EXP-1',
  url: 'exp-1',
  summary: '+1\nsecond line; with "quotes", and commas',
  suitableFor: "'=already escaped",
  notSuitableFor: '@SUM(A1)',
  manufacturer: '-Acme & Sons',
  manufacturerAddress: '=1 Mill Lane\nDublin, Ireland',
  manufacturerContact: '@acme.example',
  responsiblePerson: '+Importer; GmbH',
  safetyWarnings: '-40 °C: "cold"\nDepressurise first.',
  keywords: '+manometer, gauge',
  dataSheetUrl: 'https://acme.example/sheet.pdf?a=1&b=2',
  price: 1234.5,
  priceBreaks: [{ quantity: 10, price: 9.05 }],
  specifications: [
    // Values that are not in the text: an editor entered them.
    { group: 'Measurement', name: 'Range', value: 'up to five', unit: 'bar', min: 0, max: 5 },
    { group: 'Measurement', name: 'Range', value: 'the second of that name', unit: 'bar' },
    { group: 'A / B', name: 'Odd [name]', value: '-40 … 85', unit: '°C', min: -40, max: 85 },
    { group: 'Output', name: 'Signal', value: '4 … 20 mA' },
  ],
};

beforeAll(async () => {
  backend = await aBackend();
  const data: Record<string, unknown> = hard;
  ({ documentId } = await backend.strapi.documents(uid).create({ data, status: 'published' }));
});
afterAll(async () => {
  await backend.strapi.documents(uid).delete({ documentId });
  rmSync(folder, { recursive: true });
});

describe('an export that is imported again', () => {
  it.each(['csv', 'xlsx', 'json'])('changes no line: %s', async (kind) => {
    await forgetMarks();
    const before = await stored();
    const file = await exported(kind);
    const report = await imported(file);
    expect(report.faults).toEqual([]);
    expect(report.rows.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
    expect(report.rows.length).toBeGreaterThan(2);
    expect(await stored()).toEqual(before);
  });

  it('keeps values and their order in a file with one changed value', async () => {
    await forgetMarks();
    const file = await exported('json');
    const rows = JSON.parse(readFileSync(file, 'utf8'));
    const row = rows.find(({ partNumber }: { partNumber: string }) => partNumber === 'EXP-1');
    row['Output / Signal []'] = '0 … 10';
    const { writeTable } = load('import/table-file.js');
    await writeTable(file, [], rows);
    const report = await imported(file);
    expect(report.rows.filter(({ outcome }) => outcome !== 'unchanged')).toMatchObject([
      { partNumber: 'EXP-1' },
    ]);
    const { specifications } = await stored();
    expect(specifications).toMatchObject([
      { name: 'Range', value: 'up to five', min: 0, max: 5 },
      { name: 'Range', value: 'the second of that name' },
      { name: 'Odd [name]', min: -40, max: 85 },
      { name: 'Signal', value: '0 … 10', min: 0, max: 10 },
    ]);
  });

  it('keeps an editor’s later change', async () => {
    const file = await exported('csv');
    await imported(file);
    const data: Record<string, unknown> = { summary: 'By an editor' };
    await backend.strapi.documents(uid).update({ documentId, data, status: 'published' });
    await imported(file);
    expect(await stored()).toMatchObject({ summary: 'By an editor' });
  });
});

describe('an exported file', () => {
  it.each(['=', '+', '-', '@'])(
    'has no cell that a spreadsheet would calculate because of %s',
    async (sign) => {
      const text = readFileSync(await exported('csv'), 'utf8');
      expect(text).not.toMatch(new RegExp(`(^|[,\\n"])\\${sign}[A-Z(0-9]`));
      expect(text).toContain(`'${sign}`);
    },
  );
});

const exported = async (kind: string) => {
  const file = path.join(folder, `out.${kind}`);
  await load('import/export-catalogue.js').exportCatalogue(backend.strapi, file);
  return file;
};

const imported = (file: string): Promise<Report> =>
  load('import/import-catalogue.js').importCatalogue(
    backend.strapi,
    { file, files: folder, dryRun: false },
    () => {},
  );

const forgetMarks = () => backend.strapi.db.connection('fieldshop_imported_rows').del();

// oxlint-disable-next-line typescript/no-explicit-any -- As the database has it.
async function stored(): Promise<any> {
  const found = await backend.strapi
    .documents(uid)
    .findOne({ documentId, status: 'published', populate: ['priceBreaks', 'specifications'] });
  return { ...JSON.parse(JSON.stringify(found)), id: 0, updatedAt: '', publishedAt: '', createdAt: '' };
}
