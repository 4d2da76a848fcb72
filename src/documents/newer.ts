import type { ListedDocument, Newer, SavedDocument, WantedDocument } from '#src/contract/library.ts';
import { wantedOf } from './current.ts';

/** What the maker has instead: other bytes under the same url. Null where what is saved is the newest. */
export function newerOf(saved: SavedDocument, current: WantedDocument): Newer | null {
  const isSame = current.checksum === null || current.checksum === saved.checksum;
  return isSame ? null : { kind: 'newer', document: current };
}

/** The same for the whole list, which also knows what was replaced by another document or withdrawn. */
export function newerInList(saved: SavedDocument, listed: Map<string, ListedDocument>): Newer | null {
  const same = listed.get(saved.url);
  if (!same) return { kind: 'withdrawn' };
  const successor = newestOf(same, listed);
  const wanted = successor && wantedOf(successor, successor.url === saved.url ? null : saved.url);
  if (!wanted) return null;
  return wanted.url === saved.url ? newerOf(saved, wanted) : { kind: 'newer', document: wanted };
}

/** Follows replaced revisions to the one in force; an editor's circle ends where it began. */
function newestOf(document: ListedDocument, listed: Map<string, ListedDocument>): ListedDocument {
  const seen = new Set<string>();
  let newest = document;
  while (newest.replacedByUrl !== null && !seen.has(newest.url)) {
    seen.add(newest.url);
    newest = listed.get(newest.replacedByUrl) ?? newest;
  }
  return newest;
}
