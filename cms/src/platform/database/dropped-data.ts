import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { EnvironmentError } from '../config/environment';
import { NumberColumn } from './rows';

type Columns = { name: string }[];
type Diff = {
  tables: { removed: { name: string }[]; updated: { name: string; columns: { removed: Columns } }[] };
};

/**
 * Strapi drops the columns and tables of attributes and content types that this version no longer has. This makes such
 * a start fail before the schema changes, if data would be lost.
 */
export function preventDataLoss(strapi: Core.Strapi): void {
  const { builder } = strapi.db.schema;
  const updateSchema = builder.updateSchema.bind(builder);
  builder.updateSchema = async (diff) => {
    const places = await placesWithData(strapi.db.connection, diff);
    if (places.length > 0) throw new EnvironmentError(explain(places));
    await updateSchema(diff);
  };
}

async function placesWithData(connection: Knex, { tables }: Diff): Promise<string[]> {
  const places: string[] = [];
  for (const { name } of tables.removed) {
    const rows = await countOf(connection(name));
    if (rows > 0) places.push(`the table ${name} with ${counted(rows)}`);
  }
  for (const table of tables.updated)
    for (const { name } of table.columns.removed) {
      const rows = await countOf(connection(table.name).whereNotNull(name));
      if (rows > 0)
        places.push(`the column ${name} of the table ${table.name} with data in ${counted(rows)}`);
    }
  return places;
}

const CountRows = v.tuple([v.object({ rows: NumberColumn })]);

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [{ rows }] = v.parse(CountRows, await query.count({ rows: '*' }));
  return rows;
}

const counted = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`);

function explain(places: string[]): string {
  return `This version does not use ${places.join(', and ')}. Starting would delete this data, so the start was stopped. Add a migration to cms/database/migrations that moves the data, delete it yourself if nobody needs it, or go back to the earlier version. See "Upgrades" in docs/operations.md.`;
}
