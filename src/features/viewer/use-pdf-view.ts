import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { parsePosition } from './document-position.ts';
import { createPdfView, type Matches, type PdfView } from './pdf-view.ts';
import { zoomByGesture } from './zoom-gestures.ts';
import source from './pages.css?inline';

/** Renders the pages of a document in `container`, and tracks the current position. */
export function usePdfView(pdf: PDFDocumentProxy) {
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PdfView>();
  const [page, setPage] = useState(() => parsePosition(window.location.search).page);
  const [percent, setPercent] = useState(100);
  const [matches, setMatches] = useState<Matches>();

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const stopStyles = adoptPageStyles();
    const created = createPdfView({
      container: element,
      pdf,
      firstPage: parsePosition(window.location.search).page,
      onPage: setPage,
      onPercent: setPercent,
      onMatches: setMatches,
    });
    const gestures = created.then((pdfView) => {
      setView(pdfView);
      return zoomByGesture(element, pdfView);
    });
    return () => {
      stopStyles();
      setView(undefined);
      void gestures.then((stop) => stop());
      void created.then((pdfView) => pdfView.destroy());
    };
  }, [pdf]);

  return { container, view, page, percent, matches };
}

let sheet: CSSStyleSheet | undefined;

/** The class names are those of pdf.js. Not in the site's style sheet, because few visits open a document. */
function adoptPageStyles(): () => void {
  const adopted = (sheet ??= createStyleSheet());
  document.adoptedStyleSheets.push(adopted);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted);
  };
}

function createStyleSheet() {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(source);
  return styleSheet;
}
