import * as v from 'valibot';
import { Document, documentTypes } from './document.ts';
import { listOf, optional, optionalText, parseCollection } from './strapi.ts';

const ProductOfDocument = v.object({ name: v.string(), url: v.string(), partNumber: optionalText });
export type ProductOfDocument = v.InferOutput<typeof ProductOfDocument>;

/** A document as the backend lists it, with the products it belongs to and the one that has taken its place. */
const ListedDocument = v.pipe(
  v.intersect([
    Document,
    v.object({ products: listOf(ProductOfDocument), replacedBy: optional(v.object({ url: v.string() })) }),
  ]),
  v.transform(({ replacedBy, ...document }) => ({
    ...document,
    replacedByUrl: replacedBy && replacedBy.url,
  })),
);
export type ListedDocument = v.InferOutput<typeof ListedDocument>;

export const parseListedDocuments = parseCollection(ListedDocument);

const facts = {
  url: v.string(),
  title: v.string(),
  type: v.fallback(v.picklist(documentTypes), 'datasheet'),
  language: optionalText,
  revision: optionalText,
  date: optional(v.string()),
  address: v.string(),
  checksum: optional(v.string()),
  sizeBytes: v.nullish(v.number(), 0),
  products: v.fallback(v.array(ProductOfDocument), []),
};

/** A document that is to be saved: what is needed to fetch it, to prove it whole and to list it. */
const DocumentToSave = v.object({
  ...facts,
  /** The saved document that goes when this one is whole. */
  replaces: optional(v.string()),
});
export type DocumentToSave = v.InferOutput<typeof DocumentToSave>;

/** What the maker has instead of what is saved. */
const Newer = v.variant('kind', [
  v.object({ kind: v.literal('newer'), document: DocumentToSave }),
  v.object({ kind: v.literal('withdrawn') }),
]);
export type Newer = v.InferOutput<typeof Newer>;

const SavedDocument = v.object({
  ...facts,
  /** Of the bytes that are on the device. */
  checksum: v.string(),
  savedAt: v.number(),
  openedAt: optional(v.number()),
  /** Kept by choice; others were only opened and may go when the disk is full. */
  isPinned: v.nullish(v.boolean(), false),
  /** Removed, but still there to be taken back. */
  removedAt: optional(v.number()),
  newer: v.fallback(optional(Newer), null),
});
export type SavedDocument = v.InferOutput<typeof SavedDocument>;

const failureReasons = ['gone', 'damaged', 'refused'] as const;
export type FailureReason = (typeof failureReasons)[number];

const packStates = ['running', 'paused', 'incomplete'] as const;

/** Documents that are saved together. A pack whose documents are all there is no longer stored. */
const Pack = v.object({
  id: v.string(),
  name: v.string(),
  state: v.picklist(packStates),
  createdAt: v.number(),
  wanted: v.array(DocumentToSave),
  /** Handed to the browser once, to be fetched with no page open; later visits fetch what is missing themselves. */
  wasInBackground: v.fallback(v.boolean(), false),
  failures: v.fallback(v.array(v.object({ url: v.string(), reason: v.picklist(failureReasons) })), []),
});
export type Pack = v.InferOutput<typeof Pack>;

/** What tabs and the worker tell each other about the library. */
const LibraryMessage = v.variant('type', [
  /** Which documents, where few are; all of them otherwise. */
  v.object({ type: v.literal('changed'), urls: v.optional(v.array(v.string())) }),
  v.object({ type: v.literal('packs') }),
  v.object({ type: v.literal('texts') }),
  v.object({ type: v.literal('progress'), url: v.string(), receivedBytes: v.number() }),
  v.object({ type: v.literal('connection'), isThere: v.boolean() }),
  v.object({ type: v.literal('room'), packId: v.string(), isThere: v.boolean() }),
  v.object({ type: v.literal('finished'), name: v.string(), count: v.number() }),
]);
export type LibraryMessage = v.InferOutput<typeof LibraryMessage>;

const PageTexts = v.array(v.string());

/** What is on the device was written by some version of ours: what cannot be read counts as not there. */
export const parseSavedDocument = createParser(SavedDocument);
export const parsePack = createParser(Pack);
export const parseLibraryMessage = createParser(LibraryMessage);
export const parsePageTexts = createParser(PageTexts);

function createParser<S extends v.GenericSchema>(schema: S) {
  return (stored: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : undefined;
  };
}
