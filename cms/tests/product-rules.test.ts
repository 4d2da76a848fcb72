import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aProduct, randomName, problemOf, deleteCreated, specifications, update } from './support/rejected';

const uid = 'api::product.product';
const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-rules-'));

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterEach(deleteCreated);
afterAll(() => rmSync(folder, { recursive: true }));

describe('a product', () => {
  it('has a part number that no other product has, in any spelling', async () => {
    const documentId = await aProduct({ partNumber: 'RULE 77-b' });
    const problem = 'partNumber: Enter another part number: a product with RULE 77-b already exists.';
    expect(await problemOf(aProduct({ partNumber: 'rule77 B' }))).toBe(problem);
    expect(await problemOf(aProduct({ partNumber: 'RULE_77B.' }))).toBe(problem);
    const other = await aProduct();
    expect(await problemOf(update(uid, other, { partNumber: 'Rule-77B' }))).toBe(problem);
    await update(uid, documentId, { partNumber: 'RULE-77-B' });
  });

  it('has a unique part number even when two are saved at the same moment', async () => {
    const own = randomName();
    const both = [`RULE-${own}`, `rule ${own}`].map((partNumber) => problemOf(aProduct({ partNumber })));
    expect((await Promise.all(both)).toSorted()[0]).toBe('Error: It was saved');
    const found = await backend.strapi.db.query(uid).findMany({ where: { partNumber: { $containsi: own } } });
    expect(found).toHaveLength(1);
  });

  it.each([
    ['partNumber', { partNumber: 'A/B-1' }, 'Enter a part number of letters'],
    ['url', { url: 'Not a url' }, 'Enter a URL of lowercase letters'],
    ['dataSheetUrl', { dataSheetUrl: 'javascript:alert(1)' }, 'Enter a URL that begins with'],
    ['priceBreaks.0.quantity', breaks([1, 5]), 'Enter a whole number of at least 2'],
    ['priceBreaks.1.quantity', breaks([10, 5], [10, 4]), 'Enter a whole number of at least 11'],
    ['priceBreaks.1.price', breaks([10, 5], [20, 5]), 'Enter a price below 5'],
    ['priceBreaks.0.price', breaks([10, 10]), 'Enter a price below 10'],
    ['priceBreaks.0.price', { ...breaks([10, 5]), price: null }, 'Enter the unit price first'],
    ['specifications.1.value', specifications(['Range', '1'], ['Accuracy', ' ']), 'Enter the value'],
    ['specifications.0.name', specifications(['', '1']), 'Enter the name'],
    [
      'specifications.0.max',
      { specifications: [{ group: 'a', name: 'b', value: 'c', min: 5, max: 4 }] },
      'Enter a number of at least 5.',
    ],
  ])('is rejected at %s: %o', async (field, data, sentence) => {
    const problem = await problemOf(aProduct(data));
    expect(problem.startsWith(`${field}: ${sentence}`), problem).toBe(true);
  });

  it('is rejected with a document instead of a picture, and with an invalid picture', async () => {
    const sheet = await aFile('sheet.pdf', 'application/pdf', null);
    expect(await problemOf(aProduct({ thumbnail: sheet }))).toBe(
      'thumbnail: “sheet.pdf” cannot be used here. Choose an image.',
    );
    const broken = await aFile('broken.png', 'image/png', null);
    expect(await problemOf(aProduct({ productImages: [broken] }))).toMatch(
      /^productImages: .* Choose an image/,
    );
    expect(await problemOf(aProduct({ seo: { metaImage: sheet } }))).toMatch(/^seo\.metaImage: .* Choose/);
    expect(await problemOf(aProduct({ thumbnail: await aFile('good.png', 'image/png', 10) }))).toBe(
      'Error: It was saved',
    );
  });

  it('cannot be its own successor, directly or through others', async () => {
    const first = await aProduct();
    const second = await aProduct({ successor: first });
    const third = await aProduct({ successor: second });
    const problem = 'successor: Choose another entry: this one would lead back to itself.';
    expect(await problemOf(update(uid, first, { successor: third }))).toBe(problem);
    expect(await problemOf(update(uid, first, { successor: first }))).toBe(problem);
  });

  it('stays unchanged when a change is rejected', async () => {
    const documentId = await aProduct({ price: 10 });
    await problemOf(update(uid, documentId, { name: 'Changed', priceBreaks: [{ quantity: 10, price: 99 }] }));
    const found = await backend.strapi.documents(uid).findOne({ documentId, populate: ['priceBreaks'] });
    expect(found).toMatchObject({ priceBreaks: [], name: expect.not.stringMatching('Changed') });
  });

  it('is rejected by the import, with line and column', async () => {
    await aProduct({ partNumber: 'RULE-90' });
    const file = path.join(folder, 'bad.csv');
    writeFileSync(file, 'partNumber,price,priceBreaks\nRULE-90,5,10: 7');
    const options = { file, files: folder, dryRun: false };
    const report = await load('import/import-catalogue.js').importCatalogue(
      backend.strapi,
      options,
      () => {},
    );
    expect(report.faults).toMatchObject([
      { number: 2, column: 'priceBreaks', message: expect.stringContaining('Enter a price below 5') },
    ]);
  });
});

function breaks(...lines: [number, number][]) {
  return { price: 10, priceBreaks: lines.map(([quantity, price]) => ({ quantity, price })) };
}

async function aFile(name: string, mime: string, width: number | null): Promise<number> {
  const own = randomName();
  const data = {
    name,
    mime,
    width,
    height: width,
    hash: own,
    ext: path.extname(name),
    size: 1,
    url: `/uploads/${own}`,
    provider: 'local',
  };
  const { id } = await backend.strapi.db.query('plugin::upload.file').create({ data });
  return Number(id);
}
