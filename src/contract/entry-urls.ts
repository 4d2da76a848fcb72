import * as v from 'valibot';
import { parseCollection } from './strapi.ts';

/** The URLs of an entry by language: `{ en: 'pressure', de: 'druck' }`. */
const EntryUrls = v.record(v.string(), v.string());
export type EntryUrls = Readonly<v.InferOutput<typeof EntryUrls>>;

/** All entries whose URL is not the same in all languages. */
export const parseEntryUrls = parseCollection(EntryUrls);
