import type { ListedDocument, Newer, SavedDocument, DocumentToSave } from '#src/contract/library.ts';
import { documentToSave } from './current.ts';

/** What the maker has instead: other bytes under the same url. Null where what is saved is the newest. */
export function newerOf(saved: SavedDocument, current: DocumentToSave): Newer | null {
  const isSame = current.checksum === null || current.checksum === saved.checksum;
  return isSame ? null : { kind: 'newer', document: current };
}

/** The same for the whole list, which also knows what was replaced by another document or withdrawn. */
export function newerInList(saved: SavedDocument, listed: Map<string, ListedDocument>): Newer | null {
  const same = listed.get(saved.url);
  if (!same) return { kind: 'withdrawn' };
  const successor = newestOf(same, listed);
  const target = successor && documentToSave(successor, successor.url === saved.url ? null : saved.url);
  if (!target) return null;
  return target.url === saved.url ? newerOf(saved, target) : { kind: 'newer', document: target };
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
