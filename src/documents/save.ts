import type { SavedDocument, DocumentToSave } from '#src/contract/library.ts';
import { deleteBytes, putBytes, readBytes } from './bytes.ts';
import { download, type Download, type DownloadOptions } from './download.ts';
import { updateMetadata, deleteMetadata, readAllMetadata, readMetadata } from './metadata.ts';
import { notify } from './library-messages.ts';

export type SaveOutcome = 'saved' | 'full' | Exclude<Download['outcome'], 'complete'>;

interface SaveOptions {
  /** Saved on purpose, not only opened. */
  isPinned: boolean;
  openedAt?: number;
}

/**
 * Saves a document: first the bytes, then the metadata, so that a crash at any moment leaves no listed document that cannot be
 * opened. Bytes that are already stored are not downloaded again.
 */
export async function saveDocument(
  target: DocumentToSave,
  options: SaveOptions & DownloadOptions,
): Promise<SaveOutcome> {
  const known = await reuseStoredBytes(target, options);
  if (known) return known;
  const received = await download(target, options);
  return received.outcome === 'complete' ? storeDocument(target, received, options) : received.outcome;
}

/** Stores a verified download. */
export async function storeDocument(
  target: DocumentToSave,
  { bytes, checksum, headers }: Extract<Download, { outcome: 'complete' }>,
  options: SaveOptions,
): Promise<'saved' | 'full'> {
  return unlessFull(async () => {
    await putBytes(target.fileUrl, bytes, headers);
    await writeMetadata({ ...target, checksum }, options);
  });
}

/** Undefined if the bytes are not stored. */
async function reuseStoredBytes(
  target: DocumentToSave,
  options: SaveOptions,
): Promise<SaveOutcome | undefined> {
  const metadata = await readMetadata(target.url);
  const checksum = target.checksum ?? (metadata?.fileUrl === target.fileUrl ? metadata.checksum : null);
  if (checksum === null || !(await readBytes(target.fileUrl, checksum))) return undefined;
  const isListed = metadata?.checksum === checksum && metadata.removedAt === null;
  if (isListed && metadata.isPinned && target.replaces === null) return 'saved';
  return unlessFull(() => writeMetadata({ ...target, checksum }, options));
}

async function writeMetadata(
  document: DocumentToSave & { checksum: string },
  options: SaveOptions,
): Promise<void> {
  const { replaces, ...metadata } = document;
  let old: string | undefined;
  await updateMetadata(metadata.url, (known) => {
    if (known && known.fileUrl !== metadata.fileUrl) old = known.fileUrl;
    return mergeMetadata(metadata, known, options);
  });
  if (old !== undefined) await deleteUnusedBytes(old);
  const isReplacing = replaces !== null && replaces !== metadata.url;
  if (isReplacing) await deleteDocument(replaces);
  notify({ type: 'changed', urls: [metadata.url, ...(isReplacing ? [replaces] : [])] });
}

function mergeMetadata(
  metadata: Omit<DocumentToSave, 'replaces'> & { checksum: string },
  known: SavedDocument | undefined,
  { isPinned, openedAt }: SaveOptions,
): SavedDocument {
  const isSame = known?.checksum === metadata.checksum;
  return {
    ...metadata,
    // A product page knows only its own product; the document list knows all of them.
    products:
      metadata.products.length > (known?.products.length ?? 0) ? metadata.products : (known?.products ?? []),
    savedAt: known && isSame && known.removedAt === null ? known.savedAt : Date.now(),
    openedAt: openedAt ?? known?.openedAt ?? null,
    isPinned: isPinned || (known?.removedAt === null && known.isPinned),
    removedAt: null,
    newer: isSame ? known.newer : null,
  };
}

/** Deletes the metadata first: an unlisted file does no harm, but a listed document must have its file. */
export async function deleteDocument(url: string): Promise<void> {
  const metadata = await readMetadata(url);
  await deleteMetadata(url);
  if (metadata) await deleteUnusedBytes(metadata.fileUrl);
}

/** Two documents may share a file. */
async function deleteUnusedBytes(fileUrl: string): Promise<void> {
  const others = await readAllMetadata();
  if (!others.some((metadata) => metadata.fileUrl === fileUrl)) await deleteBytes(fileUrl);
}

/** Returns `full` if the disk is full. Data stored earlier is not affected. */
export async function unlessFull(store: () => Promise<void>): Promise<'saved' | 'full'> {
  try {
    await store();
    return 'saved';
  } catch (error) {
    if (isFull(error)) return 'full';
    throw error;
  }
}

export const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';
