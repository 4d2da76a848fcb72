import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { loadPdf } from '#src/documents/pdf/pdf-library.ts';

/** What has been found; `isDone` says that the whole document was looked through. */
export interface Matches {
  current: number;
  total: number;
  isDone: boolean;
}

interface Options {
  /** Scrolls; its only child takes the pages. */
  container: HTMLDivElement;
  pdf: PDFDocumentProxy;
  firstPage: number;
  onPage: (page: number) => void;
  onPercent: (percent: number) => void;
  onMatches: (matches: Matches) => void;
}

export type PdfView = Awaited<ReturnType<typeof createPdfView>>;

/** What draws the pages reads pdf.js from the global object when it is evaluated, so it comes second. */
export async function loadPdfViewer() {
  const { pdf } = await loadPdf();
  return { ...pdf, library: await import('pdfjs-dist/legacy/web/pdf_viewer.mjs') };
}

/** The pages of a document below each other, drawn when they come near, with text to select and links to follow. */
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
    // Else 40 pixels of a phone stay empty.
    removePageBorders: true,
    abortSignal: stopping.signal,
  };
  const viewer = new library.PDFViewer(options);
  linkService.setViewer(viewer);

  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'auto';
    if (firstPage > 1) viewer.currentPageNumber = Math.min(firstPage, pdf.numPages);
    else container.scrollTop = 0;
    on.onPage(viewer.currentPageNumber);
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => on.onPage(pageNumber));
  eventBus.on('scalechanging', ({ scale }: { scale: number }) => on.onPercent(Math.round(scale * 100)));
  listenToFinds(eventBus, on.onMatches);
  linkService.setDocument(pdf);
  viewer.setDocument(pdf);
  keepFitting(viewer, stopping.signal);

  return {
    ...movesOf(viewer),
    ...findsOf(eventBus),
    destroy: () => {
      stopping.abort();
      // Null takes the document away again, which the types of the library do not say.
      Reflect.apply(viewer.setDocument, viewer, [null]);
      linkService.setDocument(null);
    },
  };
}

function movesOf(viewer: PDFViewer) {
  return {
    goToPage: (page: number) => {
      viewer.currentPageNumber = Math.max(1, Math.min(page, viewer.pagesCount));
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    fit: (to: 'page-width' | 'page-fit' | 'auto') => {
      viewer.currentScaleValue = to;
      // A whole page is seen whole.
      if (to === 'page-fit') viewer.scrollPageIntoView({ pageNumber: viewer.currentPageNumber });
    },
    scale: () => viewer.currentScale,
    /** Around a point of the screen, which stays where it is. */
    scaleTo: (scale: number, origin: [number, number]) =>
      viewer.updateScale({ scaleFactor: scale / viewer.currentScale, origin, drawingDelay: 300 }),
  };
}

function findsOf(eventBus: EventBus) {
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

/** As the library counts states. */
const pending = 3;

function listenToFinds(eventBus: EventBus, onMatches: Options['onMatches']) {
  const tell = ({ matchesCount, state }: FindEvent) =>
    onMatches({ ...matchesCount, isDone: state !== undefined && state !== pending });
  eventBus.on('updatefindmatchescount', ({ matchesCount }: FindEvent) =>
    onMatches({ ...matchesCount, isDone: matchesCount.total > 0 }),
  );
  eventBus.on('updatefindcontrolstate', tell);
}

/** A zoom that was chosen to fit goes on fitting when the window changes. */
function keepFitting(viewer: PDFViewer, signal: AbortSignal) {
  const observer = new ResizeObserver(() => {
    // Taken out of the page, or not drawn while it is printed.
    if (!viewer.container.offsetParent) return;
    const { currentScaleValue } = viewer;
    if (['auto', 'page-fit', 'page-width'].includes(currentScaleValue))
      viewer.currentScaleValue = currentScaleValue;
    viewer.update();
  });
  observer.observe(viewer.container);
  signal.addEventListener('abort', () => observer.disconnect());
}
