import { lazyPart } from '#src/ui/lazy-part.tsx';
import { DocumentFacts } from './document-facts.tsx';
import { isPdf } from './readable.ts';
import type { PdfViewerProps } from './pdf-viewer-props.ts';

/** The metadata of a document and, with JavaScript, the PDF viewer. */
export function DocumentView(props: PdfViewerProps) {
  const { document } = props;
  if (!isPdf(document)) return <DocumentFacts document={document} />;
  // Another file starts a new viewer.
  return <PdfViewer key={document.fileUrl} {...props} />;
}

// The metadata includes a link to the file, so the page is complete without the viewer.
export const PdfViewer = lazyPart(async () => (await import('./pdf-viewer.tsx')).PdfViewer, {
  Fallback: DocumentFacts,
  Failure: DocumentFacts,
});
