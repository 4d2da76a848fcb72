import * as v from 'valibot';

/** Parses a row from SQL into a domain type. Undefined if there is no row. */
export function parseRow<S extends v.GenericSchema>(schema: S, row: unknown): v.InferOutput<S> | undefined {
  return row === undefined ? undefined : v.parse(schema, row);
}

export function parseRows<S extends v.GenericSchema>(schema: S, rows: unknown): v.InferOutput<S>[] {
  return v.parse(v.array(schema), rows);
}
