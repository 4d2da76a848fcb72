import * as v from 'valibot';
import { searchKinds, type SearchDocument } from './search-document.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { optional, optionalText } from './strapi.ts';

const shown = {
  id: v.string(),
  kind: v.picklist(searchKinds),
  url: v.string(),
  title: v.string(),
  partNumber: optionalText,
  summary: optionalText,
  lifecycle: optionalText,
  page: optional(v.number()),
  thumbnail: optional(v.string()),
  price: optional(v.object({ amountMinor: v.number(), currency: v.string() })),
};

const StoredDocument: v.GenericSchema<unknown, SearchDocument> = v.object({
  ...shown,
  family: optionalText,
  category: optionalText,
  text: optionalText,
  keywords: v.nullish(v.array(v.string()), []),
  weight: v.nullish(v.number(), 0),
  shown: v.optional(v.object({ title: v.string(), summary: v.string(), url: v.optional(v.string()) })),
});

/** Texts with matches between `<em>` and `</em>`, as returned by Meilisearch. */
const Highlighted = v.object({
  title: optionalText,
  partNumber: optionalText,
  summary: optionalText,
  text: optionalText,
});

const SearchHit = v.pipe(
  v.object({ ...shown, _formatted: v.nullish(Highlighted) }),
  v.transform(({ _formatted, ...hit }) => ({
    ...hit,
    marked: _formatted ?? { title: hit.title, partNumber: hit.partNumber, summary: hit.summary, text: '' },
  })),
);
export type SearchHit = v.InferOutput<typeof SearchHit>;

const SearchResponse = v.pipe(
  v.object({
    hits: v.array(SearchHit),
    estimatedTotalHits: v.optional(v.number()),
    totalHits: v.optional(v.number()),
    facetDistribution: v.nullish(v.object({ kind: v.nullish(v.record(v.string(), v.number()), {}) }), {}),
  }),
  v.transform(({ hits, estimatedTotalHits, totalHits, facetDistribution: { kind = {} } }) => ({
    hits,
    total: totalHits ?? estimatedTotalHits ?? hits.length,
    counts: kind,
  })),
);
export type SearchResponse = v.InferOutput<typeof SearchResponse>;

export const parseSearchResponse = (body: unknown) => v.parse(SearchResponse, body);

/** A search request, the same for the server and the device. */
const SearchRequest = v.object({
  words: v.string(),
  /** Null for all kinds. */
  kind: v.nullable(v.picklist(searchKinds)),
  /** Starts at 1. */
  page: v.number(),
  /** Maximum number of hits over all kinds. */
  most: v.optional(v.number()),
});
export type SearchRequest = v.InferOutput<typeof SearchRequest>;

const Suggestions = v.object({ suggestions: v.array(v.string()) });
export const parseSuggestions = (body: unknown): string[] => v.parse(Suggestions, body).suggestions;

const StoredSynonyms: v.GenericSchema<unknown, SynonymGroup> = v.object({
  id: v.string(),
  kind: v.literal('synonyms'),
  words: v.array(v.string()),
  alsoFinds: v.array(v.string()),
});

/** Changes to the search catalogue since a version; the whole catalogue if `complete`. */
const DocumentChanges = v.object({
  version: v.union([v.string(), v.number()]),
  documents: v.array(StoredDocument),
  synonyms: v.nullish(v.array(StoredSynonyms), []),
  removed: v.nullish(v.array(v.string()), []),
  complete: v.nullish(v.boolean(), false),
});
export const parseDocumentChanges = (body: unknown) => v.parse(DocumentChanges, body);

/** The state of the copy on the device. */
const SavedVersion = v.object({
  version: v.union([v.string(), v.number()]),
  /** When the server last confirmed that the copy is up to date. */
  asOf: v.number(),
  contract: v.string(),
  /** The code of the market whose prices it has. Empty for the default one. */
  market: v.optional(v.string(), ''),
});
export type SavedVersion = v.InferOutput<typeof SavedVersion>;
export const parseSavedVersion = (stored: unknown): SavedVersion | undefined => {
  const parsed = v.safeParse(SavedVersion, stored);
  return parsed.success ? parsed.output : undefined;
};
export const parseSavedEntries = (stored: unknown) =>
  v.parse(v.array(v.union([StoredSynonyms, StoredDocument])), stored);

// The worker cannot read the cookie with the market.
const command = { id: v.number(), market: v.string() };

/** Messages from the page to the search worker and back. `id` matches responses to requests. */
const DeviceCommand = v.variant('type', [
  v.object({ ...command, type: v.literal('search'), request: SearchRequest }),
  v.object({ ...command, type: v.literal('suggest'), words: v.string() }),
  /** Fetches changes. */
  v.object({ ...command, type: v.literal('update') }),
]);
export type DeviceCommand = v.InferOutput<typeof DeviceCommand>;
export const parseDeviceCommand = (message: unknown) => v.parse(DeviceCommand, message);

const DeviceReply = v.object({ id: v.number(), body: v.unknown(), failure: v.optional(v.string()) });
export type DeviceReply = v.InferOutput<typeof DeviceReply>;
export const parseDeviceReply = (message: unknown) => v.parse(DeviceReply, message);

/** Null if there is no catalogue on the device. */
const DeviceResult = v.nullable(v.object({ response: v.looseObject({}), asOf: v.number() }));
export const parseDeviceResult = (body: unknown) => v.parse(DeviceResult, body);

/** Null if there is no catalogue on the device. */
export const parseSuggestedWords = (body: unknown) => v.parse(v.nullable(v.array(v.string())), body);
