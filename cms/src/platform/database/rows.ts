import * as v from 'valibot';

/** A row as it comes from SQL, in the types of the domain; undefined where there is none. */
export function parseRow<S extends v.GenericSchema>(schema: S, row: unknown): v.InferOutput<S> | undefined {
  return row === undefined ? undefined : v.parse(schema, row);
}

export function parseRows<S extends v.GenericSchema>(schema: S, rows: unknown): v.InferOutput<S>[] {
  return v.parse(v.array(schema), rows);
}
