import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';

const uid = 'api::product.product';
const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-import-files-'));
type Report = {
  rows: { partNumber: string; outcome: string }[];
  faults: { number: number; column: string; message: string }[];
  encoding?: string;
};

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterAll(async () => {
  const products = backend.strapi.documents(uid);
  for (const { documentId } of await products.findMany({ filters: { partNumber: { $startsWith: 'ENC-' } } }))
    await products.delete({ documentId });
  rmSync(folder, { recursive: true });
});

const text = 'partNumber;name\nENC-1;Fühler für 20 °C – Größe ½';
const asBytes = (kind: 'utf16le' | 'latin1', value: string) => Buffer.from(value, kind);
const bigEndian = (value: string) => asBytes('utf16le', value).swap16();
// Windows-1252 has the dash at 0x96, where Latin-1 has no character.
const windows = Buffer.from(asBytes('latin1', text.replace('–', '\u0096')));

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', 'utf-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', 'utf-8', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 as Excel writes it', 'utf-16le', asBytes('utf16le', `\uFEFF${text}`)],
    ['UTF-16 without a byte order mark', 'utf-16le', asBytes('utf16le', text)],
    ['UTF-16, big-endian', 'utf-16be', bigEndian(`\uFEFF${text}`)],
    ['Windows-1252', 'windows-1252', windows],
  ])('is detected: %s', async (_name, encoding, bytes) => {
    const report = await run('encoded.csv', bytes);
    expect(report).toMatchObject({ faults: [], encoding });
    expect(await nameOf('ENC-1')).toBe('Fühler für 20 °C – Größe ½');
  });

  it('can be specified', async () => {
    await run('given.csv', windows, { encoding: 'windows-1252' });
    expect(await nameOf('ENC-1')).toBe('Fühler für 20 °C – Größe ½');
    await expect(run('given.csv', windows, { encoding: 'utf-8' })).rejects.toThrow(
      'given.csv is not encoded as utf-8. Set the encoding with --encoding.',
    );
  });

  it('must be specified when UTF-8 has an invalid character', async () => {
    const broken = Buffer.concat([Buffer.from(`${text}\nENC-2;Grö`), Buffer.from([0xc3]), Buffer.from('x')]);
    await expect(run('broken.csv', broken)).rejects.toThrow(
      'broken.csv is UTF-8 with an invalid character in line 3. Correct that line, or set the encoding with --encoding.',
    );
  });

  it.each([
    ['a character that was already lost', 'partNumber,name\nENC-3,Gr\uFFFD\u00dfe\nENC-4,whole'],
    ['a control character', 'partNumber,name\nENC-3,a\u0007b\nENC-4,whole'],
  ])('skips a line with %s', async (_name, content) => {
    const report = await run('lost.csv', Buffer.from(content));
    expect(report.faults).toEqual([expect.objectContaining({ number: 2, column: 'name' })]);
    expect(report.rows).toMatchObject([{ partNumber: 'ENC-4' }]);
  });
});

describe('a file that is not a catalogue', () => {
  it.each([
    ['empty.csv', '', 'empty.csv is empty.'],
    ['empty.xlsx', '', 'empty.xlsx is empty.'],
    ['empty.json', '', 'empty.json is empty.'],
    ['sheet.csv', '%PDF-1.7\n', 'sheet.csv is a PDF, not a CSV or JSON file.'],
    ['sheet.xlsx', '%PDF-1.7\n', 'sheet.xlsx is a PDF.'],
    ['sheet.xlsx', 'partNumber,name', 'sheet.xlsx is not an XLSX file.'],
    ['sheet.xlsx', 'PK\u0003\u0004junk', 'sheet.xlsx is not an XLSX file, or it is damaged.'],
    ['nul.csv', 'partNumber,name\nENC-5,a\0b', 'nul.csv is not a text file: it contains NUL characters.'],
    [
      'open.csv',
      'partNumber,name\nENC-5,"never closed\nENC-6,b',
      'open.csv has an invalid quotation mark: an opening quotation mark is never closed.',
    ],
    [
      'inch.csv',
      'partNumber,name\nENC-5,1/4" thread\nENC-6,b',
      'inch.csv has an invalid quotation mark: check line 2 and the lines above. Write a cell that contains a " as "1/4"" thread".',
    ],
    [
      'twice.csv',
      'partNumber,price,List price\nENC-5,1,2',
      'The columns “price” and “List price” both mean price. Remove one of them.',
    ],
    [
      'same.csv',
      'partNumber,name,name\nENC-5,a,b',
      'Two columns have the heading “name”. Remove one of them.',
    ],
    [
      'none.csv',
      'name,price\na,1',
      'There is no part number column. Name one “partNumber”, or map one with --map.',
    ],
    ['broken.json', '[{"partNumber": "ENC-5"', 'broken.json is not valid JSON'],
  ])('%s is rejected with one sentence', async (name, content, sentence) => {
    await expect(run(name, Buffer.from(content, 'utf8'))).rejects.toThrow(sentence);
    expect(await nameOf('ENC-5')).toBeUndefined();
  });
});

describe('a line with an error', () => {
  it.each([
    ['ENC-7/2', 'partNumber'],
    ['../ENC-7', 'partNumber'],
    ['ENC..7', 'partNumber'],
    ['ENC-7?x=1', 'partNumber'],
    ['---', 'partNumber'],
  ])('is skipped for its part number %s', async (partNumber, column) => {
    const report = await run('parts.csv', Buffer.from(`partNumber,name\n${partNumber},x\nENC-8,whole`));
    expect(report.faults).toEqual([expect.objectContaining({ number: 2, partNumber, column })]);
    expect(report.rows).toMatchObject([{ partNumber: 'ENC-8' }]);
  });

  it.each([
    ['a file outside the folder', 'image', '../../../../etc/hostname'],
    ['a folder in place of a file', 'downloads', '.'],
    ['a script as the datasheet', 'dataSheetUrl', 'javascript:alert(1)'],
    ['an invalid url', 'url', 'a b'],
  ])('is skipped for %s', async (_name, heading, cell) => {
    const report = await run('cells.csv', Buffer.from(`partNumber,${heading}\nENC-9,${cell}`));
    expect(report.faults).toHaveLength(1);
    expect(report.rows).toEqual([]);
  });

  it('is skipped when it has more cells than headings', async () => {
    const report = await run('cells.csv', Buffer.from('partNumber,name\nENC-9,Sensor, red'));
    expect(report.faults).toMatchObject([{ number: 2, message: 'Cell 3 has no column heading' }]);
  });
});

function run(name: string, bytes: Buffer, options: object = {}): Promise<Report> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const all = { file, files: folder, dryRun: false, ...options };
  return load('import/import-catalogue.js').importCatalogue(backend.strapi, all, () => {});
}

async function nameOf(partNumber: string): Promise<string | undefined> {
  const product = await backend.strapi
    .documents(uid)
    .findFirst({ filters: { partNumber }, status: 'published' });
  return product?.name;
}
