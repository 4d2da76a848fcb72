import type { DocumentToSave } from '#src/contract/library.ts';
import type { Library } from '#src/documents/library-state.ts';
import { displayStateOf, progressOf, type PackDisplayState } from '#src/documents/pack-progress.ts';

/** How far some documents are on the device. */
export type SaveStatus =
  | { kind: 'unsaved'; missing: DocumentToSave[]; bytes: number; isBegun: boolean }
  | { kind: 'in-pack'; face: PackDisplayState; percent: number }
  | { kind: 'outdated'; missing: DocumentToSave[]; bytes: number }
  | { kind: 'saved' };

export function saveStatus(wanted: DocumentToSave[], library: Library): SaveStatus {
  const saved = new Map(library.documents.map((document) => [document.url, document]));
  const missing = wanted.filter(({ url }) => !saved.get(url)?.isPinned);
  const newer = wanted.flatMap(({ url }) => newerDocument(saved.get(url)));
  const urls = new Set([...missing, ...newer].map(({ url }) => url));
  const pack = library.packs.find(({ wanted: inPack }) => inPack.some(({ url }) => urls.has(url)));
  if (pack) {
    const { percent } = progressOf(wanted.length === 1 ? [...missing, ...newer] : wanted, library);
    return { kind: 'in-pack', face: displayStateOf(pack, library), percent };
  }
  if (missing.length > 0)
    return { kind: 'unsaved', missing, bytes: bytesOf(missing), isBegun: missing.length < wanted.length };
  return newer.length > 0 ? { kind: 'outdated', missing: newer, bytes: bytesOf(newer) } : { kind: 'saved' };
}

const newerDocument = (saved: Library['documents'][number] | undefined) =>
  saved?.newer?.kind === 'newer' ? [saved.newer.document] : [];

export const bytesOf = (documents: { sizeBytes: number }[]) =>
  documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
