import type { Pack, DocumentToSave } from '#src/contract/library.ts';
import type { Library } from './library-state.ts';

export interface PackProgress {
  savedCount: number;
  savedBytes: number;
  totalBytes: number;
  percent: number;
}

/** Counts complete files and the received part of the others. */
export function progressOf(target: DocumentToSave[], library: Library): PackProgress {
  const saved = new Map(library.documents.map((document) => [document.url, document]));
  const isSaved = ({ url, checksum }: DocumentToSave) => {
    const known = saved.get(url);
    return known !== undefined && known.isPinned && (checksum === null || known.checksum === checksum);
  };
  const whole = target.filter(isSaved);
  const totalBytes = sum(target.map(({ sizeBytes }) => sizeBytes));
  const savedBytes =
    sum(whole.map(({ sizeBytes }) => sizeBytes)) +
    sum(
      target.filter((document) => !isSaved(document)).map(({ url }) => library.receivedBytes.get(url) ?? 0),
    );
  return {
    savedCount: whole.length,
    savedBytes,
    totalBytes,
    percent: totalBytes === 0 ? 100 : Math.min(100, Math.floor((100 * savedBytes) / totalBytes)),
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export type PackDisplayState = 'saving' | 'waiting' | 'paused' | 'full' | 'incomplete';

export function displayStateOf({ id, state }: Pack, { fullPacks, isConnected }: Library): PackDisplayState {
  if (state !== 'running') return state;
  if (fullPacks.has(id)) return 'full';
  return isConnected ? 'saving' : 'waiting';
}
