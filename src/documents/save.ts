import type { SavedDocument, WantedDocument } from '#src/contract/library.ts';
import { dropBytes, putBytes, readBytes } from './bytes.ts';
import { download, type Download, type DownloadOptions } from './download.ts';
import { changeFacts, deleteFacts, readAllFacts, readFacts } from './facts.ts';
import { tell } from './library-changes.ts';

export type SaveOutcome = 'saved' | 'full' | Exclude<Download['outcome'], 'whole'>;

interface KeepOptions {
  /** Kept by choice. */
  isPinned: boolean;
  openedAt?: number;
}

/**
 * Puts a document on the device: bytes first, then what is said about them, so that an end at any moment leaves
 * nothing that is listed and cannot be opened. Bytes that are there already are not fetched again.
 */
export async function saveDocument(
  wanted: WantedDocument,
  options: KeepOptions & DownloadOptions,
): Promise<SaveOutcome> {
  const known = await adopt(wanted, options);
  if (known) return known;
  const received = await download(wanted, options);
  return received.outcome === 'whole' ? keep(wanted, received, options) : received.outcome;
}

/** Stores what was received and proved. */
export async function keep(
  wanted: WantedDocument,
  { bytes, checksum, headers }: Extract<Download, { outcome: 'whole' }>,
  options: KeepOptions,
): Promise<'saved' | 'full'> {
  return unlessFull(async () => {
    await putBytes(wanted.address, bytes, headers);
    await note({ ...wanted, checksum }, options);
  });
}

/** Undefined where the bytes are not there. */
async function adopt(wanted: WantedDocument, options: KeepOptions): Promise<SaveOutcome | undefined> {
  const facts = await readFacts(wanted.url);
  const checksum = wanted.checksum ?? (facts?.address === wanted.address ? facts.checksum : null);
  if (checksum === null || !(await readBytes(wanted.address, checksum))) return undefined;
  const isNoted = facts?.checksum === checksum && facts.removedAt === null;
  if (isNoted && facts.isPinned && wanted.replaces === null) return 'saved';
  return unlessFull(() => note({ ...wanted, checksum }, options));
}

async function note(document: WantedDocument & { checksum: string }, options: KeepOptions): Promise<void> {
  const { replaces, ...facts } = document;
  let old: string | undefined;
  await changeFacts(facts.url, (known) => {
    if (known && known.address !== facts.address) old = known.address;
    return renewed(facts, known, options);
  });
  if (old !== undefined) await dropUnused(old);
  const isReplacing = replaces !== null && replaces !== facts.url;
  if (isReplacing) await forget(replaces);
  tell({ type: 'changed', urls: [facts.url, ...(isReplacing ? [replaces] : [])] });
}

function renewed(
  facts: Omit<WantedDocument, 'replaces'> & { checksum: string },
  known: SavedDocument | undefined,
  { isPinned, openedAt }: KeepOptions,
): SavedDocument {
  const isSame = known?.checksum === facts.checksum;
  return {
    ...facts,
    // A product's page tells only of itself; the whole list tells of all products.
    products:
      facts.products.length > (known?.products.length ?? 0) ? facts.products : (known?.products ?? []),
    savedAt: known && isSame && known.removedAt === null ? known.savedAt : Date.now(),
    openedAt: openedAt ?? known?.openedAt ?? null,
    isPinned: isPinned || (known?.removedAt === null && known.isPinned),
    removedAt: null,
    newer: isSame ? known.newer : null,
  };
}

/** Facts first: what is not listed may lie around a while, what is listed must be there. */
export async function forget(url: string): Promise<void> {
  const facts = await readFacts(url);
  await deleteFacts(url);
  if (facts) await dropUnused(facts.address);
}

/** Two documents may be one file. */
async function dropUnused(address: string): Promise<void> {
  const others = await readAllFacts();
  if (!others.some((facts) => facts.address === address)) await dropBytes(address);
}

/** A full disk is an outcome; what was stored before is not touched by it. */
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
