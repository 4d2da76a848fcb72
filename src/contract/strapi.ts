import * as v from 'valibot';

/** A missing text, number or relation: Strapi returns null, older backends omit the key. */
export const optional = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

export const optionalText = v.nullish(v.string(), '');

export const listOf = <S extends v.GenericSchema>(schema: S) => v.nullish(v.array(schema), []);

/** Strapi's envelope of a collection: `{ data: [...], meta }`. */
export const parseCollection =
  <S extends v.GenericSchema>(schema: S) =>
  (body: unknown): v.InferOutput<S>[] =>
    v.parse(v.object({ data: v.array(schema) }), body).data;

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
