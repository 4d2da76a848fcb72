import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { loadPdf } from '#src/documents/pdf/pdf-library.ts';
import { m } from '#src/messages/m.ts';

/** The matches; `isDone` is true once the whole document has been searched. */
export interface Matches {
  current: number;
  total: number;
  isDone: boolean;
}

interface Options {
  /** The scrolling element. Its only child contains the pages. */
  container: HTMLDivElement;
  pdf: PDFDocumentProxy;
  firstPage: number;
  onPage: (page: number) => void;
  onPercent: (percent: number) => void;
  onMatches: (matches: Matches) => void;
}

export type PdfView = Awaited<ReturnType<typeof createPdfView>>;

/** The viewer components read pdf.js from the global object when they are evaluated, so they are loaded second. */
export async function loadPdfViewer() {
  const { pdf } = await loadPdf();
  return { ...pdf, library: await import('pdfjs-dist/legacy/web/pdf_viewer.mjs') };
}

/** The pages of a document in one column, rendered shortly before they scroll into view, with selectable text and links. */
export async function createPdfView({ container, pdf, firstPage, ...on }: Options) {
  const { AnnotationEditorType, AnnotationMode, library } = await loadPdfViewer();
  const stopping = new AbortController();
  const eventBus = new library.EventBus();
  const linkService = new library.PDFLinkService({ eventBus, externalLinkTarget: library.LinkTarget.BLANK });
  const findController = new library.PDFFindController({ eventBus, linkService });
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    // Otherwise, 40 pixels stay empty on a phone.
    removePageBorders: true,
    abortSignal: stopping.signal,
  };
  const viewer = new library.PDFViewer(options);
  linkService.setViewer(viewer);

  eventBus.on('pagesinit', () => {
    namePages(container);
    viewer.currentScaleValue = 'auto';
    if (firstPage > 1) viewer.currentPageNumber = Math.min(firstPage, pdf.numPages);
    else container.scrollTop = 0;
    on.onPage(viewer.currentPageNumber);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => on.onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => on.onPercent(Math.round(scale * 100)));
  listenToFindEvents(eventBus, on.onMatches);
  linkService.setDocument(pdf);
  viewer.setDocument(pdf);
  refitOnResize(viewer, stopping.signal);

  return {
    ...navigationOf(viewer),
    ...findCommandsOf(eventBus),
    destroy: () => {
      stopping.abort();
      // Null removes the document, which the library's types do not allow.
      Reflect.apply(viewer.setDocument, viewer, [null]);
      linkService.setDocument(null);
    },
  };
}

/** In the language of the site: pdf.js would name them in English. */
function namePages(container: HTMLElement) {
  for (const [index, page] of container.querySelectorAll('.page').entries()) {
    page.removeAttribute('data-l10n-id');
    page.setAttribute('aria-label', m.viewer.page({ number: index + 1 }));
  }
}

/** Stretches the drawn pages at once, and draws them again when zooming has ended. */
const stretched = { drawingDelay: 300 };

function navigationOf(viewer: PDFViewer) {
  return {
    goToPage: (page: number) => {
      viewer.currentPageNumber = Math.max(1, Math.min(page, viewer.pagesCount));
    },
    zoomIn: () => viewer.increaseScale(stretched),
    zoomOut: () => viewer.decreaseScale(stretched),
    fit: (to: 'page-width' | 'page-fit' | 'auto') => {
      viewer.currentScaleValue = to;
      // Centres a page that fits completely.
      if (to === 'page-fit') viewer.scrollPageIntoView({ pageNumber: viewer.currentPageNumber });
    },
    scale: () => viewer.currentScale,
    /** Around a point on the screen, which keeps its position. */
    scaleTo: (scale: number, origin: [number, number]) =>
      viewer.updateScale({ scaleFactor: scale / viewer.currentScale, origin, ...stretched }),
  };
}

function findCommandsOf(eventBus: EventBus) {
  return {
    find: (query: string, { isAgain = false, isBackwards = false } = {}) =>
      eventBus.dispatch('find', {
        type: isAgain ? 'again' : '',
        query,
        highlightAll: true,
        findPrevious: isBackwards,
        caseSensitive: false,
        entireWord: false,
        matchDiacritics: false,
      }),
    endFind: () => eventBus.dispatch('findbarclose', {}),
  };
}

interface FindEvent {
  matchesCount: Omit<Matches, 'isDone'>;
  state?: number;
}

/** `FindState.PENDING` of pdf.js. */
const pending = 3;

function listenToFindEvents(eventBus: EventBus, onMatches: Options['onMatches']) {
  const report = ({ matchesCount, state }: FindEvent) =>
    onMatches({ ...matchesCount, isDone: state !== undefined && state !== pending });
  eventBus.on('updatefindmatchescount', ({ matchesCount }: FindEvent) =>
    onMatches({ ...matchesCount, isDone: matchesCount.total > 0 }),
  );
  eventBus.on('updatefindcontrolstate', report);
}

/** A fit-to-page or fit-to-width zoom adapts when the window is resized. */
function refitOnResize(viewer: PDFViewer, signal: AbortSignal) {
  const observer = new ResizeObserver(() => {
    // Removed from the page, or not rendered while printing.
    if (!viewer.container.offsetParent) return;
    const { currentScaleValue } = viewer;
    if (['auto', 'page-fit', 'page-width'].includes(currentScaleValue))
      viewer.currentScaleValue = currentScaleValue;
    viewer.update();
  });
  observer.observe(viewer.container);
  signal.addEventListener('abort', () => observer.disconnect());
}
