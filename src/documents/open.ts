import type { WantedDocument, SavedDocument } from '#src/contract/library.ts';
import { readBytes } from './bytes.ts';
import { readDocument, wantedOf, type OpenableDocument } from './current.ts';
import { download, type DownloadOptions } from './download.ts';
import { changeFacts } from './facts.ts';
import { keep, unlessFull } from './save.ts';
import { findSaved } from './saved.ts';
import { newerOf } from './newer.ts';
import { tell } from './library-changes.ts';

export interface OpenedDocument {
  bytes: ArrayBuffer;
  from: 'device' | 'network';
  /** Whether it is what the maker has now; unchecked where the maker could not be asked in time. */
  standing: 'current' | 'outdated' | 'unchecked';
}

/** The document is neither on the device nor to be had now. */
export class NotAvailable extends Error {
  override name = 'NotAvailable';
  readonly reason: 'unreachable' | 'gone' | 'damaged' | 'refused';

  constructor(reason: NotAvailable['reason']) {
    super('The document could not be opened');
    this.reason = reason;
  }
}

/** How long what is on the device is held back for something newer. */
const factsWithinMs = 3000;
const bytesWithinMs = 8000;

/**
 * What the maker has now when it comes in time, else what is on the device. What was opened stays, until the disk is
 * full; what is kept by choice is not replaced by opening it, but marked as outdated.
 *
 * @throws {NotAvailable} when there is neither
 */
export async function openDocument(
  document: OpenableDocument,
  options: DownloadOptions = {},
): Promise<OpenedDocument> {
  const [saved, current] = await Promise.all([
    // Where site data is blocked, nothing is saved.
    findSaved(document.url).catch(() => undefined),
    currentInTime(document),
  ]);
  const wanted = current ?? wantedOf(document);
  if (saved && (current === undefined || current.checksum === saved.checksum)) {
    const opened = await openSaved(saved, current ? 'current' : 'unchecked');
    if (opened) return opened;
  }
  if (wanted === null) throw new NotAvailable('gone');
  const network = fetchAndKeep(wanted, { isKept: !saved?.isPinned, ...options });
  if (!saved) return network;
  await noteNewer(saved, wanted);
  return inTime(network, () => openSaved(saved, 'outdated'));
}

async function currentInTime({ url }: OpenableDocument): Promise<WantedDocument | undefined> {
  const found = await readDocument(url, AbortSignal.timeout(factsWithinMs)).catch(() => undefined);
  return (found && wantedOf(found)) ?? undefined;
}

async function openSaved(
  saved: SavedDocument,
  standing: OpenedDocument['standing'],
): Promise<OpenedDocument | undefined> {
  const bytes = await readBytes(saved.address, saved.checksum);
  if (!bytes) return undefined;
  await markOpened(saved);
  return { bytes, from: 'device', standing };
}

/** A full disk may not be able to note it; the document opens all the same. */
export const markOpened = ({ url }: SavedDocument): Promise<'saved' | 'full'> =>
  unlessFull(() => changeFacts(url, (known) => known && { ...known, openedAt: Date.now() }));

async function fetchAndKeep(
  wanted: WantedDocument,
  { isKept, ...options }: DownloadOptions & { isKept: boolean },
): Promise<OpenedDocument> {
  const received = await download(wanted, options);
  if (received.outcome !== 'whole') throw new NotAvailable(received.outcome);
  if (isKept) await keep(wanted, received, { isPinned: false, openedAt: Date.now() }).catch(() => undefined);
  return { bytes: received.bytes, from: 'network', standing: 'current' };
}

/** Until the newer one is whole, the saved one says that there is one. */
async function noteNewer(saved: SavedDocument, current: WantedDocument): Promise<void> {
  const newer = newerOf(saved, current);
  await unlessFull(() => changeFacts(saved.url, (known) => known && { ...known, newer }));
  tell({ type: 'changed', urls: [saved.url] });
}

async function inTime(
  network: Promise<OpenedDocument>,
  instead: () => Promise<OpenedDocument | undefined>,
): Promise<OpenedDocument> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, bytesWithinMs, undefined));
  const first = await Promise.race([network.catch(() => undefined), late]);
  return first ?? (await instead()) ?? network;
}
