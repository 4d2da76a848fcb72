import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { adoptPageStyles } from './adopt-page-styles.ts';
import { readPlace } from './page-address.ts';
import { createPdfView, type Matches, type PdfView } from './pdf-view.ts';
import { zoomByGesture } from './zoom-gestures.ts';

/** The pages of a document in the element of `container`, and where the reader is in them. */
export function usePdfView(pdf: PDFDocumentProxy) {
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PdfView>();
  const [page, setPage] = useState(() => readPlace(window.location.search).page);
  const [percent, setPercent] = useState(100);
  const [matches, setMatches] = useState<Matches>();

  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const stopStyles = adoptPageStyles();
    const created = createPdfView({
      container: element,
      pdf,
      firstPage: readPlace(window.location.search).page,
      onPage: setPage,
      onPercent: setPercent,
      onMatches: setMatches,
    });
    const gestures = created.then((found) => {
      setView(found);
      return zoomByGesture(element, found);
    });
    return () => {
      stopStyles();
      setView(undefined);
      void gestures.then((stop) => stop());
      void created.then((found) => found.destroy());
    };
  }, [pdf]);

  return { container, view, page, percent, matches };
}
