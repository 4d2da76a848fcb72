import * as v from 'valibot';

/** PostgreSQL returns decimals, counts, sums and big integers as strings. */
export const NumberColumn = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

/** Identifies a row of a table of Strapi. */
export const IdRow = v.object({ id: v.number() });

/** Identifies an entry of a content type. */
export const EntryRow = v.object({ documentId: v.string() });

/** Parses a row from SQL or `db.query` into a domain type. Undefined if there is no row. */
export function parseRow<S extends v.GenericSchema>(schema: S, row: unknown): v.InferOutput<S> | undefined {
  return row === undefined || row === null ? undefined : v.parse(schema, row);
}

export function parseRows<S extends v.GenericSchema>(schema: S, rows: unknown): v.InferOutput<S>[] {
  return v.parse(v.array(schema), rows);
}
