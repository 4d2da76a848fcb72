import type { DocumentToSave } from '#src/contract/library.ts';
import type { Library } from '#src/documents/library-state.ts';
import { displayStateOf, progressOf, type PackDisplayState } from '#src/documents/pack-progress.ts';

/** Whether the documents are saved on the device. */
export type SaveStatus =
  | { kind: 'unsaved'; missing: DocumentToSave[]; bytes: number; isPartlySaved: boolean }
  | { kind: 'in-pack'; state: PackDisplayState; percent: number }
  | { kind: 'outdated'; missing: DocumentToSave[]; bytes: number }
  | { kind: 'saved' };

export function saveStatus(documents: DocumentToSave[], library: Library): SaveStatus {
  const saved = new Map(library.documents.map((document) => [document.url, document]));
  const missing = documents.filter(({ url }) => !saved.get(url)?.isPinned);
  const newer = documents.flatMap(({ url }) => newerDocument(saved.get(url)));
  const urls = new Set([...missing, ...newer].map(({ url }) => url));
  const pack = library.packs.find((one) => one.documents.some(({ url }) => urls.has(url)));
  if (pack) {
    const { percent } = progressOf(documents.length === 1 ? [...missing, ...newer] : documents, library);
    return { kind: 'in-pack', state: displayStateOf(pack, library), percent };
  }
  if (missing.length > 0)
    return {
      kind: 'unsaved',
      missing,
      bytes: bytesOf(missing),
      isPartlySaved: missing.length < documents.length,
    };
  return newer.length > 0 ? { kind: 'outdated', missing: newer, bytes: bytesOf(newer) } : { kind: 'saved' };
}

const newerDocument = (saved: Library['documents'][number] | undefined) =>
  saved?.newer?.kind === 'newer' ? [saved.newer.document] : [];

export const bytesOf = (documents: { sizeBytes: number }[]) =>
  documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
