import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { parseRows } from '../platform/database/rows';
import { tables } from '../platform/database/schema';

const ImportedRow = v.object({ part_number: v.string(), fingerprint: v.string() });

/** The fingerprints of the lines that were imported last, by the key of the part number. */
export async function storedFingerprints(strapi: Core.Strapi): Promise<Map<string, string>> {
  const rows = parseRows(ImportedRow, await strapi.db.connection(tables.importedRows).select());
  return new Map(rows.map((row) => [row.part_number, row.fingerprint]));
}

export async function storeFingerprint(
  trx: Knex,
  { key, fingerprint }: { key: string; fingerprint: string },
): Promise<void> {
  await trx(tables.importedRows).insert({ part_number: key, fingerprint }).onConflict('part_number').merge();
}
