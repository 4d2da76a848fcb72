import * as v from 'valibot';

/** A missing text, number or relation: Strapi returns null, older backends omit the key. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

export const optionalText = v.nullish(v.string(), '');

export interface Summarized {
  name: string;
  summary: string;
}

/** Empty if it only repeats the name. Imports without a summary fill this required field with the name. */
export const ownSummary = ({ name, summary }: Summarized): string => (summary === name ? '' : summary);

/** A text field with one entry per line. */
export const optionalLines = v.pipe(
  optionalText,
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
);

export const listOf = <S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema), []);

/** Strapi's envelope: `{ data, meta }`. */
export function dataOf<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  return v.parse(v.object({ data: schema }), body).data;
}

/** Strapi's envelope of a collection: `{ data: [...], meta }`. */
export const parseCollection =
  <S extends v.GenericSchema>(schema: S) =>
  (body: unknown): v.InferOutput<S>[] =>
    dataOf(v.array(schema), body);

/** Strapi's envelope of a single type: `{ data: {...}, meta }`. If it is not published, an empty object. */
export const parseSingle =
  <S extends v.GenericSchema>(schema: S) =>
  (body: unknown): v.InferOutput<S> =>
    v.parse(schema, v.parse(SingleType, body).data ?? {});

const SingleType = v.nullish(v.object({ data: v.unknown() }), { data: null });

/** The first entry of a collection filtered by `url`; null if there is none. */
export const parseFirst =
  <S extends v.GenericSchema>(schema: S) =>
  (body: unknown): v.InferOutput<S> | null =>
    parseCollection(schema)(body)[0] ?? null;
