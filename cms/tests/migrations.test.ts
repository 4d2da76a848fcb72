import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyDatabase, uploadsFolder } from './support/backend';
import { asBeforeRenamedColumns } from './support/earlier-schema';
import { startProcess } from './support/processes';

interface Database {
  exec(sql: string): void;
  prepare(sql: string): { all(): unknown[]; get(): unknown };
  close(): void;
}
const Database: new (file: string) => Database = createRequire(import.meta.url)('better-sqlite3');

describe('an upgrade', () => {
  it('keeps carts and imported rows whose columns have new names', async () => {
    const file = path.join(path.dirname(uploadsFolder), 'earlier.db');
    await copyDatabase(file);
    const earlier = new Database(file);
    earlier.exec(asBeforeRenamedColumns);
    earlier.close();

    const { stop } = await startProcess({ DATABASE_FILENAME: file, SEED: 'keep' });
    await stop();

    const upgraded = new Database(file);
    const lines = 'select part_number, cost_centre, added_unit_price from fieldshop_cart_lines';
    expect(upgraded.prepare(lines).all()).toEqual([
      { part_number: 'P100-010', cost_centre: 'Lab 3', added_unit_price: 10_050 },
    ]);
    expect(upgraded.prepare('select part_number from fieldshop_imported_rows').all()).toEqual([
      { part_number: 'p100010' },
    ]);
    upgraded.close();
  });
});
