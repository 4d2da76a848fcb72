import type { LibraryMessage, Pack, SavedDocument } from '#src/contract/library.ts';
import { listen } from './library-messages.ts';
import { readPacks } from './packs.ts';
import { findSaved, listSaved } from './saved.ts';

/** The library as shown to the user, the same in all tabs. */
export interface Library {
  documents: SavedDocument[];
  packs: Pack[];
  /** Progress of files being downloaded, by document url. */
  receivedBytes: ReadonlyMap<string, number>;
  isConnected: boolean;
  fullPacks: ReadonlySet<string>;
  /** The last pack completed since this page was opened. */
  finished: { name: string; count: number } | null;
}

const subscribers = new Set<() => void>();
let library: Library | undefined;
let isListening = false;

/** Undefined until the library has been read. */
export const currentLibrary = (): Library | undefined => library;

export function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange);
  if (!isListening) startListening();
  return () => subscribers.delete(onChange);
}

function startListening(): void {
  isListening = true;
  listen(receive);
  refresh('all');
}

function receive(message: LibraryMessage): void {
  if (message.type === 'changed') return refresh(message.urls ?? 'all');
  if (message.type === 'packs' || message.type === 'finished') {
    arePacksStale = true;
    refresh([]);
  }
  if (library && message.type !== 'packs' && message.type !== 'texts')
    publish(applyMessage(library, message));
}

function applyMessage(
  known: Library,
  message: Exclude<LibraryMessage, { type: 'changed' | 'packs' | 'texts' }>,
): Library {
  switch (message.type) {
    case 'progress':
      return {
        ...known,
        receivedBytes: new Map(known.receivedBytes).set(message.url, message.receivedBytes),
      };
    case 'connection':
      return { ...known, isConnected: message.isConnected };
    case 'disk-full':
      return { ...known, fullPacks: updateFullPacks(known.fullPacks, message) };
    case 'finished':
      return { ...known, finished: { name: message.name, count: message.count } };
  }
}

function updateFullPacks(
  known: ReadonlySet<string>,
  { packId, isFull }: { packId: string; isFull: boolean },
) {
  const next = new Set(known);
  if (isFull) next.add(packId);
  else next.delete(packId);
  return next;
}

const refreshIntervalMs = 300;
let refreshing: Promise<void> | undefined;
let stale: Set<string> | 'all' | undefined;
let arePacksStale = true;

/** Re-reads changed documents, at most a few times a second while many files arrive. */
function refresh(urls: string[] | 'all'): void {
  stale = urls === 'all' || stale === 'all' ? 'all' : new Set([...(stale ?? []), ...urls]);
  refreshing ??= readUntilFresh()
    // If site data is blocked, nothing is saved.
    .catch(() => publish(library ?? empty))
    .finally(() => (refreshing = undefined));
}

async function readUntilFresh(): Promise<void> {
  while (stale !== undefined) {
    const urls = library ? stale : 'all';
    stale = undefined;
    const before = library ?? empty;
    const packsNow = arePacksStale ? readPacks() : before.packs;
    arePacksStale = false;
    const [documents, packs] = await Promise.all([readStale(before.documents, urls), packsNow]);
    publish({
      ...(library ?? empty),
      documents,
      packs,
      receivedBytes: withoutSaved(before, documents),
    });
    await new Promise((resolve) => setTimeout(resolve, refreshIntervalMs));
  }
}

async function readStale(known: SavedDocument[], urls: Set<string> | 'all'): Promise<SavedDocument[]> {
  if (urls === 'all') return listSaved();
  if (urls.size === 0) return known;
  const updated = await Promise.all([...urls].map(findSaved));
  const others = known.filter(({ url }) => !urls.has(url));
  return [...updated.filter((document) => document !== undefined), ...others];
}

const empty: Library = {
  documents: [],
  packs: [],
  receivedBytes: new Map(),
  isConnected: true,
  fullPacks: new Set(),
  finished: null,
};

function withoutSaved({ receivedBytes }: Library, documents: SavedDocument[]) {
  const saved = new Set(documents.map(({ url }) => url));
  return new Map([...receivedBytes].filter(([url]) => !saved.has(url)));
}

function publish(next: Library): void {
  library = next;
  for (const onChange of subscribers) onChange();
}
