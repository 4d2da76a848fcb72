import type { ListedDocument, Newer, SavedDocument, DocumentToSave } from '#src/contract/library.ts';
import { documentToSave } from './current.ts';

/** The published version with other bytes under the same url. Null if the saved one is current. */
export function newerOf(saved: SavedDocument, current: DocumentToSave): Newer | null {
  const isSame = current.checksum === null || current.checksum === saved.checksum;
  return isSame ? null : { kind: 'newer', document: current };
}

/** Like `newerOf`, but given all documents, so that replaced and withdrawn ones are detected too. */
export function newerInList(saved: SavedDocument, listed: Map<string, ListedDocument>): Newer | null {
  const same = listed.get(saved.url);
  if (!same) return { kind: 'withdrawn' };
  const successor = newestOf(same, listed);
  const target = successor && documentToSave(successor, successor.url === saved.url ? null : saved.url);
  if (!target) return null;
  return target.url === saved.url ? newerOf(saved, target) : { kind: 'newer', document: target };
}

/** Follows `replacedBy` to the current revision. Stops if an editor has created a cycle. */
function newestOf(document: ListedDocument, listed: Map<string, ListedDocument>): ListedDocument {
  const seen = new Set<string>();
  let newest = document;
  while (newest.replacedByUrl !== null && !seen.has(newest.url)) {
    seen.add(newest.url);
    newest = listed.get(newest.replacedByUrl) ?? newest;
  }
  return newest;
}
