import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aFamily } from './support/configurable';

const uid = 'api::product.product';
const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-import-'));
type Report = {
  rows: { partNumber: string; outcome: string }[];
  faults: { number: number; message: string }[];
};

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

// Other test files expect the original catalogue.
afterAll(async () => {
  const products = backend.strapi.documents(uid);
  for (const { documentId } of await products.findMany({ filters: { name: { $startsWith: 'Related ' } } }))
    await products.delete({ documentId });
});

describe('a line that refers to others', () => {
  it('is skipped if its family cannot build the part number; the others are imported', async () => {
    const { prefix } = await aFamily();
    const rows = [`${prefix}-10-M12`, `${prefix}-30-M12`].map((part) => `${part},Related part,${prefix}`);
    const report = await run(['partNumber,name,family', ...rows]);
    expect(report.rows).toMatchObject([{ partNumber: `${prefix}-10-M12`, outcome: 'created' }]);
    expect(report.faults).toMatchObject([
      { number: 3, message: expect.stringContaining('not have a valid code') },
    ]);
  });

  it('finds its successor in a later line, even after an interruption', async () => {
    const others = Array.from({ length: 30 }, (_, index) => `REL-${100 + index},Related line,`);
    const table = ['partNumber,name,successor', 'REL-99,Related old,REL-129', ...others];
    const interrupted = run(table, () => {
      throw new Error('killed');
    });
    await expect(interrupted).rejects.toThrow('killed');
    await run(table);
    const product = await backend.strapi
      .documents(uid)
      .findFirst({ filters: { partNumber: 'REL-99' }, status: 'published', populate: ['successor'] });
    expect(product?.successor).toMatchObject({ partNumber: 'REL-129' });
    const { rows } = await run(table);
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['unchanged']));
  });
});

function run(lines: string[], progress: () => void = () => {}): Promise<Report> {
  const file = path.join(folder, `${lines.length}.csv`);
  writeFileSync(file, lines.join('\n'));
  const options = { file, files: folder, dryRun: false };
  return load('import/import-catalogue.js').importCatalogue(backend.strapi, options, progress);
}
