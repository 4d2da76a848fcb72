import { type Ref, useEffect, useCallback, useState, type RefObject } from 'react';
import { m } from '#src/messages/m.ts';
import { FindBar } from './find-bar.tsx';
import { ViewerNotices } from './viewer-notices.tsx';
import styles from './pdf-viewer.module.css';
import type { PdfViewerProps } from './pdf-viewer-props.ts';
import { Thumbnails } from './thumbnails.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { ToolbarNavigation, ToolbarTitle } from './toolbar.tsx';
import { Tools } from './tools.tsx';
import { useFind } from './use-find.ts';
import { useKeys } from './use-keys.ts';
import type { Opened } from './use-opening.ts';
import { usePdfView } from './use-pdf-view.ts';
import { urlAt } from './document-position.ts';

const thumbnailsId = 'viewer-thumbnails';

/** An open document with its tools. */
export function OpenDocument({ document, savedAt, action, opened }: PdfViewerProps & { opened: Opened }) {
  const { pdf } = opened;
  const { container, view, page, percent, matches } = usePdfView(pdf);
  const find = useFind(container);
  const thumbnails = useThumbnails(container);
  const pageCount = pdf.numPages;
  useKeys({ container, view, pageCount, onFind: find.open });
  usePositionInUrl({ page, find: find.words ?? '', isReady: view !== undefined });
  const goToPage = (target: number) => {
    view?.goToPage(target);
    thumbnails.closeIfCovering();
  };
  return (
    <>
      <div className={styles.bar}>
        <ToolbarTitle document={document} />
        <ToolbarNavigation view={view} page={page} pageCount={pageCount} percent={percent}>
          <IconButton
            icon="panel-left"
            label={m.viewer.pageThumbnails}
            aria-expanded={thumbnails.isOpen}
            aria-controls={thumbnailsId}
            onClick={thumbnails.toggle}
          />
        </ToolbarNavigation>
        <Tools document={document} opened={opened} find={find} action={action} />
      </div>
      <div>
        <ViewerNotices document={document} state={opened.freshness} savedAt={savedAt} />
        {find.words !== undefined && <FindBar view={view} words={find.words} matches={matches} find={find} />}
      </div>
      <div className={styles.body}>
        {thumbnails.isOpen && (
          <Thumbnails id={thumbnailsId} pdf={pdf} page={page} onPage={goToPage} onClose={thumbnails.close} />
        )}
        <Pages container={container} title={document.title} />
      </div>
    </>
  );
}

/** The element in which the pages are rendered. */
function Pages({ container, title }: { container: Ref<HTMLDivElement>; title: string }) {
  return (
    <div className={styles.stage}>
      <div
        ref={container}
        className={styles.pages}
        tabIndex={0}
        role="region"
        aria-label={m.viewer.pagesOf({ title })}
      >
        <div className="pdfViewer" />
      </div>
    </div>
  );
}

/** Safari rejects more than a hundred URL changes in half a minute. */
const delayMs = 300;

/** The URL follows the current page, so that it can be shared and opened again at the same position. */
function usePositionInUrl({ page, find, isReady }: { page: number; find: string; isReady: boolean }) {
  useEffect(() => {
    if (!isReady) return undefined;
    // Without the router, which would treat the change as a navigation and move the focus.
    const write = () =>
      window.history.replaceState(window.history.state, '', urlAt(window.location.href, { page, find }));
    const timer = setTimeout(write, delayMs);
    return () => clearTimeout(timer);
  }, [page, find, isReady]);
}

const narrow = '(width < 48rem)';

/** Whether the thumbnails are shown. */
function useThumbnails(container: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => {
    setIsOpen(false);
    container.current?.focus();
  }, [container]);
  /** On a phone, the thumbnails cover the pages, so they close after a selection. */
  const closeIfCovering = () => window.matchMedia(narrow).matches && close();
  return { isOpen, toggle: () => setIsOpen(!isOpen), close, closeIfCovering };
}
