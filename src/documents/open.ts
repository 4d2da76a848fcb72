import type { DocumentToSave, SavedDocument } from '#src/contract/library.ts';
import { readBytes } from './bytes.ts';
import { readDocument, documentToSave, type OpenableDocument } from './current.ts';
import { download, type DownloadOptions } from './download.ts';
import { updateMetadata } from './metadata.ts';
import { storeDocument, unlessFull } from './save.ts';
import { findSaved } from './saved.ts';
import { newerOf } from './newer.ts';
import { notify } from './library-messages.ts';

export interface OpenedDocument {
  bytes: ArrayBuffer;
  from: 'device' | 'network';
  /** Whether it is the published version; `unchecked` if the server did not respond in time. */
  freshness: 'current' | 'outdated' | 'unchecked';
}

/** The document is neither on the device nor available from the server. */
export class NotAvailable extends Error {
  override name = 'NotAvailable';
  readonly reason: 'unreachable' | 'gone' | 'damaged' | 'rejected';

  constructor(reason: NotAvailable['reason']) {
    super('The document could not be opened');
    this.reason = reason;
  }
}

/** How long to wait for a newer version before the saved one is opened. */
const metadataTimeoutMs = 3000;
const downloadTimeoutMs = 8000;

/**
 * Opens the published version if it arrives in time, otherwise the saved one. Opened documents stay on the device until the
 * disk is full. A document saved on purpose is not replaced by opening it, but marked as outdated.
 *
 * @throws {NotAvailable} if there is neither
 */
export async function openDocument(
  document: OpenableDocument,
  options: DownloadOptions = {},
): Promise<OpenedDocument> {
  const [saved, current] = await Promise.all([
    // If site data is blocked, nothing is saved.
    findSaved(document.url).catch(() => undefined),
    fetchCurrent(document),
  ]);
  const target = current ?? documentToSave(document);
  if (saved && (current === undefined || current.checksum === saved.checksum)) {
    const opened = await openSaved(saved, current ? 'current' : 'unchecked');
    if (opened) return opened;
  }
  if (target === null) throw new NotAvailable('gone');
  const network = fetchAndStore(target, { isStored: !saved?.isPinned, ...options });
  if (!saved) return network;
  await markOutdated(saved, target);
  return withFallback(network, () => openSaved(saved, 'outdated'));
}

async function fetchCurrent({ url }: OpenableDocument): Promise<DocumentToSave | undefined> {
  const document = await readDocument(url, AbortSignal.timeout(metadataTimeoutMs)).catch(() => undefined);
  return (document && documentToSave(document)) ?? undefined;
}

async function openSaved(
  saved: SavedDocument,
  freshness: OpenedDocument['freshness'],
): Promise<OpenedDocument | undefined> {
  const bytes = await readBytes(saved.fileUrl, saved.checksum);
  if (!bytes) return undefined;
  await markOpened(saved);
  return { bytes, from: 'device', freshness };
}

/** Ignores a full disk: the document opens anyway. */
export const markOpened = ({ url }: SavedDocument): Promise<'saved' | 'full'> =>
  unlessFull(() => updateMetadata(url, (known) => known && { ...known, openedAt: Date.now() }));

async function fetchAndStore(
  target: DocumentToSave,
  { isStored, ...options }: DownloadOptions & { isStored: boolean },
): Promise<OpenedDocument> {
  const received = await download(target, options);
  if (received.outcome !== 'complete') throw new NotAvailable(received.outcome);
  if (isStored)
    await storeDocument(target, received, { isPinned: false, openedAt: Date.now() }).catch(() => undefined);
  return { bytes: received.bytes, from: 'network', freshness: 'current' };
}

/** Marks the saved document as outdated until the newer one is stored. */
async function markOutdated(saved: SavedDocument, current: DocumentToSave): Promise<void> {
  const newer = newerOf(saved, current);
  await unlessFull(() => updateMetadata(saved.url, (known) => known && { ...known, newer }));
  notify({ type: 'changed', urls: [saved.url] });
}

async function withFallback(
  network: Promise<OpenedDocument>,
  fallback: () => Promise<OpenedDocument | undefined>,
): Promise<OpenedDocument> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, downloadTimeoutMs, undefined));
  const first = await Promise.race([network.catch(() => undefined), timeout]);
  return first ?? (await fallback()) ?? network;
}
