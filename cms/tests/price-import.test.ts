import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aMarket, aPrice, priceListOf } from './support/markets';

const uid = 'api::market.price';
const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-prices-'));
const headings = 'Price list;Item;Price;Price breaks;Valid from;Valid to';
type Report = {
  rows: { number: number; partNumber: string; outcome: string }[];
  faults: { number: number; column: string; message: string }[];
  unknownColumns: string[];
};

let backend: Backend;
let list: string;

beforeAll(async () => {
  backend = await aBackend();
  await aMarket({ code: 'us', currency: 'USD' });
  list = await priceListOf('us');
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('prices from a file', () => {
  it('can be checked without changing anything', async () => {
    const report = await imported([`${list};DRY;10;;;`], { dryRun: true });
    expect(report).toMatchObject({ rows: [{ partNumber: 'DRY', outcome: 'created' }], faults: [] });
    expect(await stored('DRY')).toEqual([]);
  });

  it('are added and changed, and can be edited in the admin', async () => {
    await imported([`${list};NEW;1.234,50;"10: 1200; 50: 1.150,5";2026-01-01;2026-12-31`]);
    const [first] = await stored('NEW');
    expect(first).toMatchObject({
      price: 1234.5,
      priceBreaks: '10: 1200\n50: 1150.5',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    });
    const report = await imported([
      `${list};NEW;1300;;2026-01-01;`,
      `${list};NEW;1000;;2025-01-01;2025-12-31`,
    ]);
    expect(report.rows.map(({ outcome }) => outcome)).toEqual(['updated', 'created']);
    const { documentId } = first ?? {};
    const data: Record<string, unknown> = { price: 1301 };
    await backend.strapi.documents(uid).update({ documentId: String(documentId), data });
    expect(await stored('NEW')).toMatchObject([
      { price: 1000 },
      { documentId, price: 1301, priceBreaks: null, validFrom: '2026-01-01', validTo: null },
    ]);
  });

  it('keep what the file has no column for', async () => {
    await aPrice('us', 'KEPT', { price: 10, priceBreaks: '10: 9', validTo: '2098-12-31' });
    await imported([`${list};KEPT;11`], { columns: 'price list;item;price' });
    expect(await stored('KEPT')).toMatchObject([{ price: 11, priceBreaks: '10: 9', validTo: '2098-12-31' }]);
  });

  it('replace an open-ended price that the same file ends', async () => {
    await aPrice('us', 'ENDED', { price: 10 });
    const report = await imported([`${list};ENDED;12;;2027-01-01;`, `${list};ENDED;10;;;2026-12-31`]);
    expect(report.faults).toEqual([]);
    expect(await stored('ENDED')).toMatchObject([
      { price: 10, validTo: '2026-12-31' },
      { price: 12, validFrom: '2027-01-01' },
    ]);
  });

  it.each([
    ['Nowhere;X;10;;;', 'price list', 'There is no price list “Nowhere”. Add it in the admin first'],
    [';X;10;;;', 'price list', 'The cell is empty'],
    ['LIST;;10;;;', 'item', 'The cell is empty'],
    ['LIST;X;;;;', 'price', 'The cell is empty'],
    ['LIST;X;on request;;;', 'price', '“on request” is not an amount'],
    ['LIST;X;10;ten: 9;;', 'price breaks', '“ten” is not a whole number of at least 0'],
    ['LIST;X;10;10: 9.12345;;', 'price breaks', /instead of “10: 9.12345”/],
    ['LIST;X;10;;31.12.2026;', 'valid from', '“31.12.2026” is not a date such as 2026-12-31'],
    ['LIST;X;10;;;2026-02-31', 'valid to', '“2026-02-31” is not a date such as 2026-12-31'],
    ['LIST;X;10;;2026-02-01;2026-01-31', 'valid to', 'The last day must not be before the first day.'],
    ['LIST;TAKEN;10;;2026-02-01;', 'valid from', /already has a price in this list for all days/],
  ])('are not imported from the line %s', async (line, column, message) => {
    if ((await stored('TAKEN')).length === 0) await aPrice('us', 'TAKEN', { price: 10 });
    const report = await imported([`${list};GOOD;10;;;`, line.replace('LIST', list)]);
    expect(report.faults).toEqual([expect.objectContaining({ number: 3, column })]);
    expect(report.faults[0]?.message).toMatch(message);
    expect(report.rows.map(({ partNumber }) => partNumber)).toEqual(['GOOD']);
    expect(await stored('X')).toEqual([]);
  });

  it('are imported once if two lines are about the same price', async () => {
    const report = await imported([`${list};TWICE;10;;;`, `${list};TWICE;11;;;`]);
    expect(report.faults[0]?.message).toBe('Line 2 has the same item and first day');
    expect(await stored('TWICE')).toMatchObject([{ price: 10 }]);
  });

  it('are not read without the columns that they need', async () => {
    await expect(imported([`${list};10`], { columns: 'price list;price' })).rejects.toThrow(
      'There is no column “item”.',
    );
  });
});

describe('an export that is imported again', () => {
  it.each(['csv', 'xlsx', 'json'])('changes nothing: %s', async (kind) => {
    await aPrice('us', `=SUM(${kind})`, {
      price: 19.95,
      priceBreaks: '50: 16.4\n10: 17.9',
      validTo: '2098-12-31',
    });
    const file = path.join(folder, `out.${kind}`);
    const count = await load('import/export-prices.js').exportPrices(backend.strapi, file);
    const before = await backend.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } });
    expect(count).toBe(before.length);
    const report = await importFile(file);
    expect(report.faults).toEqual([]);
    expect(new Set(report.rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
    expect(report.rows).toHaveLength(count);
    expect(await backend.strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  });
});

it('imports 10,000 prices within a minute', async () => {
  const lines = Array.from(
    { length: 10_000 },
    (_, index) => `${list};MANY-${index};${index}.5;10: ${index};;`,
  );
  const file = aFile([headings, ...lines]);
  const start = Date.now();
  const report = await importFile(file);
  expect(Date.now() - start).toBeLessThan(60_000);
  expect(report.rows).toHaveLength(10_000);
  expect(await backend.strapi.db.query(uid).count({ where: { item: { $startsWith: 'MANY-' } } })).toBe(
    10_000,
  );
});

function imported(lines: string[], { columns = headings, dryRun = false } = {}): Promise<Report> {
  return importFile(aFile([columns, ...lines]), dryRun);
}

function aFile(lines: string[]): string {
  const file = path.join(folder, 'prices.csv');
  writeFileSync(file, lines.join('\n'));
  return file;
}

async function importFile(file: string, dryRun = false): Promise<Report> {
  const { rows } = await load('import/table-file.js').readTable(file);
  return load('import/import-prices.js').importPrices(backend.strapi, rows, { dryRun, progress: () => {} });
}

const stored = (item: string) =>
  backend.strapi.db.query(uid).findMany({ where: { item }, orderBy: { validFrom: 'asc' } });
