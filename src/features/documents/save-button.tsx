import { useEffect } from 'react';
import type { DocumentToSave } from '#src/contract/library.ts';
import { checkForNewer } from '#src/documents/check-newer.ts';
import { documentToSave, type OpenableDocument } from '#src/documents/current.ts';
import { savePack } from '#src/documents/pack-commands.ts';
import type { PackDisplayState } from '#src/documents/pack-progress.ts';
import { useLibrary } from '#src/documents/use-library.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { saveStatus, type SaveStatus } from './save-status.ts';

export interface SaveButtonProperties {
  /** What the pack is called: the product, the category or the document. */
  name: string;
  documents: OpenableDocument[];
  look?: 'secondary' | 'plain';
}

/** Says what it costs before, how far it is meanwhile, and what is there after. */
export function SaveButton({ name, documents: offered, look = 'secondary' }: SaveButtonProperties) {
  const documents = wantedAll(offered);
  const library = useLibrary();
  useNewerCheck(documents);
  if (!library || documents.length === 0) return null;
  const status = saveStatus(documents, library);
  const isOne = documents.length === 1;
  if (status.kind === 'unsaved' || status.kind === 'outdated')
    return (
      <Button
        look={look}
        aria-label={isOne ? `${offer(status, isOne)}: ${name}` : undefined}
        onClick={() => void savePack(name, status.missing)}
      >
        <Icon name="download" /> {offer(status, isOne)}
      </Button>
    );
  return (
    <ButtonLink look={look} href="/my-datasheets">
      {status.kind === 'saved' && <Icon name="check" />}
      <span>{status.kind === 'saved' ? savedWords(documents.length) : progressWords(status)}</span>
    </ButtonLink>
  );
}

const wantedAll = (documents: OpenableDocument[]) =>
  documents.map((document) => documentToSave(document)).filter((wanted) => wanted !== null);

/** A page that knows other bytes than the device asks the maker which are newer. */
function useNewerCheck(documents: DocumentToSave[]) {
  const library = useLibrary();
  const differs = documents.some(({ url, checksum }) => {
    const saved = library?.documents.find((document) => document.url === url);
    return saved && saved.newer === null && checksum !== null && saved.checksum !== checksum;
  });
  useEffect(() => {
    if (differs) void checkForNewer({ isForced: true }).catch(() => undefined);
  }, [differs]);
}

type Offered = Extract<SaveStatus, { missing: unknown }>;

function offer(status: Offered, isOne: boolean): string {
  const { kind, missing, bytes } = status;
  const size = formatBytes(bytes);
  if (isOne) return kind === 'outdated' ? `Update offline copy, ${size}` : 'Save offline';
  const count = `${missing.length}${kind === 'unsaved' && status.isBegun ? ' more' : ''}`;
  const noun = missing.length === 1 ? 'document' : 'documents';
  return `${kind === 'outdated' ? 'Update' : 'Save'} ${count} ${noun}, ${size}`;
}

const savedWords = (count: number) => (count === 1 ? 'Saved offline' : `${count} documents saved offline`);

const faces: Record<PackDisplayState, string> = {
  saving: 'Saving',
  waiting: 'Waiting for a connection,',
  paused: 'Paused at',
  full: 'Storage full at',
  incomplete: 'Incomplete,',
};

const progressWords = ({ face, percent }: { face: PackDisplayState; percent: number }) =>
  `${faces[face]} ${percent}%`;
