import * as v from 'valibot';
import { parseCollection } from './strapi.ts';

/** A text by language: `{ en: 'Pressure type', de: 'Druckart' }`. */
const ByLanguage = v.record(v.string(), v.string());
export type ByLanguage = Readonly<v.InferOutput<typeof ByLanguage>>;

/** A specification by which lists of products are filtered or sorted, and the options that can be chosen. */
const FilterNames = v.object({ name: ByLanguage, options: v.array(ByLanguage) });
export type FilterNames = v.InferOutput<typeof FilterNames>;

/** All that are not the same in all languages. */
export const parseFilterNames = parseCollection(FilterNames);
