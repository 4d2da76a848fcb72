import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { checkForNewer } from '#src/documents/check-newer.ts';
import type { Library } from '#src/documents/library-state.ts';
import { searchSaved } from '#src/documents/search.ts';
import { readNewTexts } from '#src/documents/texts.ts';
import { useLibrary } from '#src/documents/use-library.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { DocumentRows } from './document-rows.tsx';
import { documentsQuery } from './documents-query.ts';
import { inForce } from './in-force.ts';
import { LibraryControls } from './library-controls.tsx';
import { chosen, parseChoice } from './library-list.ts';
import { NewerNotice } from './newer-notice.tsx';
import { Packs } from './packs-view.tsx';
import { RoomView } from './room-view.tsx';
import { SaveButton } from './save-button.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useRemoval } from './use-removal.ts';
import { useTexts } from './use-texts.ts';
import styles from './library-view.module.css';

/** All that is saved on this device, how far the rest is, and how much room it takes. */
export function LibraryView() {
  const library = useLibrary();
  useEffect(() => {
    // Where site data is blocked, nothing is saved that could be checked.
    void checkForNewer({ isForced: true }).catch(() => undefined);
    void readNewTexts().catch(() => undefined);
  }, []);
  const removal = useRemoval();
  if (!library) return <Skeleton />;
  return (
    <>
      <div className={styles.top}>
        <RoomView documents={library.documents} />
        <SaveEverything />
      </div>
      <Packs library={library} />
      <NewerNotice documents={library.documents} />
      {library.documents.length === 0 ? (
        <NothingSaved />
      ) : (
        <Documents library={library} remove={removal.remove} />
      )}
      <UndoBar removal={removal} />
    </>
  );
}

function SaveEverything() {
  const { data = [] } = useQuery(documentsQuery);
  return (
    <div className={styles.save}>
      <SaveButton name="All documents" documents={inForce(data)} />
    </div>
  );
}

function Documents({ library, remove }: { library: Library; remove: (urls: string[]) => void }) {
  const [search, setSearch] = useSearchParams();
  // Hundreds of rows are drawn in slices, so that typing and tapping never wait for them.
  const documents = useDeferredValue(library.documents, none);
  const choice = parseChoice(useDeferredValue(search));
  const texts = useTexts(choice.query !== '');
  const found = searchSaved(chosen(documents, choice), texts, choice.query);
  return (
    <Section title="Saved documents">
      <LibraryControls documents={library.documents} search={search} onChange={setSearch} />
      {documents !== none && (
        <p role="status" className={styles.count}>
          {countWords(found.length, documents.length)}
        </p>
      )}
      {found.length > 0 && <DocumentRows found={found} remove={remove} />}
      {found.length > 1 && (
        <Button look="plain" onClick={() => remove(found.map(({ document }) => document.url))}>
          Remove all {found.length} documents
        </Button>
      )}
      {found.length === 0 && documents !== none && <NothingFound />}
    </Section>
  );
}

const none: Library['documents'] = [];

function countWords(found: number, all: number): string {
  if (found !== all) return `${found} of ${all} documents`;
  return all === 1 ? '1 document' : `${all} documents`;
}

function NothingFound() {
  return (
    <Notice kind="information" title="No saved documents match">
      <p>
        Search covers titles, part numbers and the text of saved PDFs. Remove a filter or use fewer words.
      </p>
    </Notice>
  );
}

function NothingSaved() {
  return (
    <Notice kind="information" title="No saved documents yet">
      <p>
        Every datasheet you open on this site is saved on this device. To save documents in advance, select
        “Save offline” next to a document, product or category, or save all documents above.
      </p>
    </Notice>
  );
}
