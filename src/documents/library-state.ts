import type { LibraryMessage, Pack, SavedDocument } from '#src/contract/library.ts';
import { listen } from './library-changes.ts';
import { readPacks } from './packs.ts';
import { listSaved } from './saved.ts';

/** What the screens show of the library, the same in all tabs. */
export interface Library {
  documents: SavedDocument[];
  packs: Pack[];
  /** Of files that are on their way, by the url of the document. */
  receivedBytes: ReadonlyMap<string, number>;
  isConnected: boolean;
  packsWithoutRoom: ReadonlySet<string>;
  /** The pack that was completed last, since this page was opened. */
  finished: { name: string; count: number } | null;
}

const notMoreOftenThanMs = 250;
const subscribers = new Set<() => void>();
let library: Library | undefined;
let isFollowing = false;
let refreshing: Promise<void> | undefined;
let isStale = false;

/** Undefined until the device has been asked. */
export const currentLibrary = (): Library | undefined => library;

export function subscribe(onChange: () => void): () => void {
  subscribers.add(onChange);
  if (!isFollowing) follow();
  return () => subscribers.delete(onChange);
}

function follow(): void {
  isFollowing = true;
  listen(receive);
  refresh();
}

function receive(message: LibraryMessage): void {
  if (message.type === 'changed' || !library) return refresh();
  show(changed(library, message));
}

function changed(known: Library, message: Exclude<LibraryMessage, { type: 'changed' }>): Library {
  switch (message.type) {
    case 'progress':
      return {
        ...known,
        receivedBytes: new Map(known.receivedBytes).set(message.url, message.receivedBytes),
      };
    case 'connection':
      return { ...known, isConnected: message.isThere };
    case 'room':
      return { ...known, packsWithoutRoom: withRoom(known.packsWithoutRoom, message) };
    case 'finished':
      return { ...known, finished: { name: message.name, count: message.count } };
  }
}

function withRoom(known: ReadonlySet<string>, { packId, isThere }: { packId: string; isThere: boolean }) {
  const next = new Set(known);
  if (isThere) next.delete(packId);
  else next.add(packId);
  return next;
}

/** While hundreds of files arrive, the device is asked a few times a second at most. */
function refresh(): void {
  isStale = true;
  refreshing ??= readUntilFresh().finally(() => (refreshing = undefined));
}

async function readUntilFresh(): Promise<void> {
  while (isStale) {
    isStale = false;
    const [documents, packs] = await Promise.all([listSaved(), readPacks()]);
    const before = library ?? empty;
    show({ ...before, documents, packs, receivedBytes: stillOnTheWay(before, documents) });
    await new Promise((resolve) => setTimeout(resolve, notMoreOftenThanMs));
  }
}

const empty: Omit<Library, 'documents' | 'packs'> = {
  receivedBytes: new Map(),
  isConnected: true,
  packsWithoutRoom: new Set(),
  finished: null,
};

function stillOnTheWay({ receivedBytes }: Pick<Library, 'receivedBytes'>, documents: SavedDocument[]) {
  const saved = new Set(documents.map(({ url }) => url));
  return new Map([...receivedBytes].filter(([url]) => !saved.has(url)));
}

function show(next: Library): void {
  library = next;
  for (const onChange of subscribers) onChange();
}
