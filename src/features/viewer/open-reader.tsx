import type { Ref } from 'react';
import { FindBar } from './find-bar.tsx';
import { ReaderNotices } from './reader-notices.tsx';
import styles from './reader.module.css';
import type { ReaderProperties } from './reader-properties.ts';
import { Thumbnails } from './thumbnails.tsx';
import { Tool } from './tool.tsx';
import { ToolbarNavigation, ToolbarTitle } from './toolbar.tsx';
import { Tools } from './tools.tsx';
import { useFind } from './use-find.ts';
import { useKeys } from './use-keys.ts';
import type { Opened } from './use-opening.ts';
import { usePdfView } from './use-pdf-view.ts';
import { usePlaceInAddress } from './use-place-in-address.ts';
import { useThumbnails } from './use-thumbnails.ts';

const thumbnailsId = 'reader-thumbnails';

/** A document that is there, with all that can be done with it. */
export function OpenReader({ document, savedAt, action, opened }: ReaderProperties & { opened: Opened }) {
  const { pdf } = opened;
  const { container, view, page, percent, matches } = usePdfView(pdf);
  const find = useFind(container);
  const thumbnails = useThumbnails(container);
  const pageCount = pdf.numPages;
  useKeys({ container, view, pageCount, onFind: find.open });
  usePlaceInAddress({ page, find: find.words ?? '', isReady: view !== undefined });
  const turnTo = (wanted: number) => {
    view?.goToPage(wanted);
    thumbnails.closeIfInTheWay();
  };
  return (
    <>
      <div className={styles.bar}>
        <ToolbarTitle document={document} />
        <ToolbarNavigation view={view} page={page} pageCount={pageCount} percent={percent}>
          <Tool
            icon="panel-left"
            label="Page thumbnails"
            aria-expanded={thumbnails.isOpen}
            aria-controls={thumbnailsId}
            onClick={thumbnails.toggle}
          />
        </ToolbarNavigation>
        <Tools document={document} opened={opened} find={find} action={action} />
      </div>
      <div>
        <ReaderNotices document={document} standing={opened.freshness} savedAt={savedAt} />
        {find.words !== undefined && <FindBar view={view} words={find.words} matches={matches} find={find} />}
      </div>
      <div className={styles.body}>
        {thumbnails.isOpen && (
          <Thumbnails id={thumbnailsId} pdf={pdf} page={page} onPage={turnTo} onClose={thumbnails.close} />
        )}
        <Pages container={container} title={document.title} />
      </div>
    </>
  );
}

/** Where the pages are drawn. */
function Pages({ container, title }: { container: Ref<HTMLDivElement>; title: string }) {
  return (
    <div className={styles.stage}>
      <div
        ref={container}
        className={styles.pages}
        tabIndex={0}
        role="region"
        aria-label={`Pages of ${title}`}
      >
        <div className="pdfViewer" />
      </div>
    </div>
  );
}
