import { useEffect } from 'react';
import type { DocumentToSave } from '#src/contract/library.ts';
import { checkForNewer } from '#src/documents/check-newer.ts';
import { documentToSave, type OpenableDocument } from '#src/documents/current.ts';
import { savePack } from '#src/documents/pack-commands.ts';
import type { PackDisplayState } from '#src/documents/pack-progress.ts';
import { useLibrary } from '#src/documents/use-library.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { saveStatus, type SaveStatus } from './save-status.ts';

export interface SaveButtonProps {
  /** The name of the pack: product, category or document. */
  name: string;
  documents: OpenableDocument[];
  variant?: 'secondary' | 'plain';
}

/** Shows the size before, the progress during, and the result after saving. */
export function SaveButton({ name, documents: offered, variant = 'secondary' }: SaveButtonProps) {
  const documents = toDocumentsToSave(offered);
  const library = useLibrary();
  useNewerCheck(documents);
  if (!library || documents.length === 0) return null;
  const status = saveStatus(documents, library);
  const isOne = documents.length === 1;
  if (status.kind === 'unsaved' || status.kind === 'outdated')
    return (
      <Button
        variant={variant}
        aria-label={isOne ? m.documents.offerFor({ offer: offer(status, isOne), name }) : undefined}
        onClick={() => void savePack(name, status.missing)}
      >
        <Icon name="download" /> {offer(status, isOne)}
      </Button>
    );
  return (
    <ButtonLink variant={variant} href="/my-datasheets">
      {status.kind === 'saved' && <Icon name="check" />}
      <span>
        {status.kind === 'saved'
          ? m.documents.savedOffline({ count: documents.length })
          : progressTexts[status.state](status)}
      </span>
    </ButtonLink>
  );
}

const toDocumentsToSave = (documents: OpenableDocument[]) =>
  documents.map((document) => documentToSave(document)).filter((document) => document !== null);

/** If the page and the device have different files, asks the backend which is newer. */
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
  if (isOne) return kind === 'outdated' ? m.documents.updateCopy({ size }) : m.documents.saveOffline;
  const count = missing.length;
  if (kind === 'outdated') return m.documents.updateDocuments({ count, size });
  return status.isPartlySaved
    ? m.documents.saveMoreDocuments({ count, size })
    : m.documents.saveDocuments({ count, size });
}

const progressTexts: Record<PackDisplayState, (progress: { percent: number }) => string> = {
  saving: m.documents.progressSaving,
  waiting: m.documents.progressWaiting,
  paused: m.documents.progressPaused,
  full: m.documents.progressFull,
  incomplete: m.documents.progressIncomplete,
};
