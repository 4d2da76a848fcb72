import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkForNewer } from '#src/documents/check-newer.ts';
import type { Library } from '#src/documents/library-state.ts';
import { searchSaved } from '#src/documents/search.ts';
import { readNewTexts } from '#src/documents/texts.ts';
import { useLibrary } from '#src/documents/use-library.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import { DocumentRows } from './document-rows.tsx';
import { documentsQuery } from './documents-query.ts';
import { currentDocuments } from './current-documents.ts';
import { LibraryControls } from './library-controls.tsx';
import { filterAndSort, parseChoice } from './library-list.ts';
import { Packs } from './packs-view.tsx';
import { StorageUsage } from './storage-usage.tsx';
import { SaveButton } from './save-button.tsx';
import { useRemoval } from './use-removal.ts';
import { useTexts } from './use-texts.ts';
import styles from './library-view.module.css';
import type { SavedDocument } from '#src/contract/library.ts';
import { savePack } from '#src/documents/pack-commands.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { bytesOf } from './save-status.ts';

/** The documents saved on this device, downloads in progress, and the storage used. */
export function LibraryView({ children }: { children: ReactNode }) {
  const library = useLibrary();
  useEffect(() => {
    // If site data is blocked, there are no saved documents to check.
    void checkForNewer({ isForced: true }).catch(() => undefined);
    void readNewTexts().catch(() => undefined);
  }, []);
  return library ? <SavedLibrary library={library}>{children}</SavedLibrary> : <Skeleton />;
}

export function SavedLibrary({ library, children }: { library: Library; children?: ReactNode }) {
  const removal = useRemoval();
  return (
    <>
      <div className={styles.top}>
        <StorageUsage documents={library.documents} />
        <SaveEverything />
      </div>
      <Packs library={library} />
      <NewerNotice documents={library.documents} />
      {library.documents.length === 0 ? (
        <NothingSaved />
      ) : (
        <Documents library={library} remove={removal.remove} />
      )}
      {children}
      <UndoBar message={removedText(removal.removed.length)} onUndo={removal.undo} />
    </>
  );
}

const removedText = (count: number) => (count === 0 ? '' : m.documents.removed({ count }));

function SaveEverything() {
  const { data = [] } = useQuery(documentsQuery);
  return (
    <div className={styles.save}>
      <SaveButton name={m.documents.allDocuments} documents={currentDocuments(data)} />
    </div>
  );
}

function Documents({ library, remove }: { library: Library; remove: (urls: string[]) => void }) {
  const [search, setSearch] = useSearchParams();
  // Hundreds of rows are rendered at low priority, so that they do not block input.
  const documents = useDeferredValue(library.documents, none);
  const choice = parseChoice(useDeferredValue(search));
  const texts = useTexts(choice.query !== '');
  const matches = searchSaved(filterAndSort(documents, choice), texts, choice.query);
  return (
    <Section title={m.documents.savedDocuments}>
      <LibraryControls documents={library.documents} search={search} onChange={setSearch} />
      {documents !== none && (
        <p role="status" className={styles.count}>
          {countText(matches.length, documents.length)}
        </p>
      )}
      {matches.length > 0 && <DocumentRows matches={matches} remove={remove} />}
      {matches.length > 1 && (
        <Button variant="plain" onClick={() => remove(matches.map(({ document }) => document.url))}>
          {m.documents.removeAll({ count: matches.length })}
        </Button>
      )}
      {matches.length === 0 && documents !== none && <NoMatches />}
    </Section>
  );
}

const none: Library['documents'] = [];

const countText = (matches: number, all: number) =>
  matches === all ? m.documents.count({ count: all }) : m.documents.countOf({ count: matches, total: all });

function NoMatches() {
  return (
    <Notice kind="information" title={m.documents.noMatches}>
      <p>{m.documents.howToSearch}</p>
    </Notice>
  );
}

function NothingSaved() {
  return (
    <Notice kind="information" title={m.documents.noneSaved}>
      <p>{m.documents.howToSave}</p>
    </Notice>
  );
}

/** Updates all outdated documents with one tap. */
function NewerNotice({ documents }: { documents: SavedDocument[] }) {
  const newer = documents.flatMap((saved) => (saved.newer?.kind === 'newer' ? [saved.newer.document] : []));
  if (newer.length === 0) return null;
  const title = m.documents.outdatedCount({ count: newer.length });
  return (
    <div className={styles.block}>
      <Notice kind="information" title={title}>
        <p>{m.documents.readableMeanwhile}</p>
        <Button onClick={() => void savePack(m.documents.updates, newer)}>
          {m.documents.updateAll({ size: formatBytes(bytesOf(newer)) })}
        </Button>
      </Notice>
    </div>
  );
}
