import * as v from 'valibot';
import { Document, documentTypes } from './document.ts';
import { listOf, optional, optionalText, parseCollection } from './strapi.ts';

const ProductOfDocument = v.object({ name: v.string(), url: v.string(), partNumber: optionalText });
export type ProductOfDocument = v.InferOutput<typeof ProductOfDocument>;

/** A document from the backend, with its products and the document that replaces it. */
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

const documentFields = {
  url: v.string(),
  title: v.string(),
  type: v.fallback(v.picklist(documentTypes), 'datasheet'),
  language: optionalText,
  revision: optionalText,
  date: optional(v.string()),
  fileUrl: v.string(),
  checksum: optional(v.string()),
  sizeBytes: v.nullish(v.number(), 0),
  products: v.fallback(v.array(ProductOfDocument), []),
};

// Earlier versions of the site stored the URL of the file as `address`.
const withFileUrl = v.pipe(
  v.looseObject({}),
  v.transform(({ address: fileUrl, ...document }) => ({ fileUrl, ...document })),
);

/** A document to save: the data needed to download, verify and list it. */
const DocumentToSave = v.pipe(
  withFileUrl,
  v.object({
    ...documentFields,
    /** The url of the saved document that is deleted once this one is stored. */
    replaces: optional(v.string()),
  }),
);
export type DocumentToSave = v.InferOutput<typeof DocumentToSave>;

/** What has changed on the site since the document was saved. */
const Newer = v.variant('kind', [
  v.object({ kind: v.literal('newer'), document: DocumentToSave }),
  v.object({ kind: v.literal('withdrawn') }),
]);
export type Newer = v.InferOutput<typeof Newer>;

const SavedDocument = v.pipe(
  withFileUrl,
  v.object({
    ...documentFields,
    /** Checksum of the stored bytes. */
    checksum: v.string(),
    savedAt: v.number(),
    openedAt: optional(v.number()),
    /** Saved on purpose. Others were only opened and may be deleted when the disk is full. */
    isPinned: v.nullish(v.boolean(), false),
    /** Removed, but can still be restored. */
    removedAt: optional(v.number()),
    newer: v.fallback(optional(Newer), null),
  }),
);
export type SavedDocument = v.InferOutput<typeof SavedDocument>;

const failureReasons = ['gone', 'damaged', 'rejected'] as const;
export type FailureReason = (typeof failureReasons)[number];

// Earlier versions of the site stored `refused`.
const StoredReason = v.pipe(
  v.picklist([...failureReasons, 'refused']),
  v.transform((reason): FailureReason => (reason === 'refused' ? 'rejected' : reason)),
);

const packStates = ['running', 'paused', 'incomplete'] as const;

const packFields = {
  id: v.string(),
  name: v.string(),
  state: v.picklist(packStates),
  createdAt: v.number(),
  /** Background fetch is used once per pack. Later visits download missing files themselves. */
  wasInBackground: v.fallback(v.boolean(), false),
  failures: v.fallback(v.array(v.object({ url: v.string(), reason: StoredReason })), []),
};

/** Documents that are saved together. A pack is deleted once all its documents are stored. */
const Pack = v.object({ ...packFields, documents: v.array(DocumentToSave) });
export type Pack = v.InferOutput<typeof Pack>;

// Earlier versions of the site stored the documents as `wanted`.
const EarlierPack = v.pipe(
  v.object({ ...packFields, wanted: v.array(DocumentToSave) }),
  v.transform(({ wanted: documents, ...pack }): Pack => ({ ...pack, documents })),
);

/** Messages between tabs and the worker about the library. */
const LibraryMessage = v.variant('type', [
  /** The changed documents; if missing, all may have changed. */
  v.object({ type: v.literal('changed'), urls: v.optional(v.array(v.string())) }),
  v.object({ type: v.literal('packs') }),
  v.object({ type: v.literal('texts') }),
  v.object({ type: v.literal('progress'), url: v.string(), receivedBytes: v.number() }),
  v.object({ type: v.literal('connection'), isConnected: v.boolean() }),
  v.object({ type: v.literal('disk-full'), packId: v.string(), isFull: v.boolean() }),
  v.object({ type: v.literal('finished'), name: v.string(), count: v.number() }),
]);
export type LibraryMessage = v.InferOutput<typeof LibraryMessage>;

const PageTexts = v.array(v.string());

/** Stored data may be from another version of the site. Data that cannot be parsed is treated as missing. */
export const parseSavedDocument = createParser(SavedDocument);
export const parsePack = createParser(v.union([Pack, EarlierPack]));
export const parseLibraryMessage = createParser(LibraryMessage);
export const parsePageTexts = createParser(PageTexts);

function createParser<S extends v.GenericSchema>(schema: S) {
  return (stored: unknown): v.InferOutput<S> | undefined => {
    const parsed = v.safeParse(schema, stored);
    return parsed.success ? parsed.output : undefined;
  };
}
