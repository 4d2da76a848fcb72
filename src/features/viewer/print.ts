import type { PDFDocumentProxy } from 'pdfjs-dist';
import { m } from '#src/messages/m.ts';
import { printPictures } from './print-pictures.ts';

interface PrintOptions {
  pdf: PDFDocumentProxy;
  bytes: ArrayBuffer;
  onProgress: (page: number) => void;
}

/** Prints the document, not the page around it. */
export async function printDocument({ pdf, bytes, onProgress }: PrintOptions): Promise<void> {
  if (canPrintFrames()) return printFrame(bytes);
  return printPictures(pdf, onProgress);
}

/**
 * Chromium prints from its own viewer in a frame, as text and vectors. Firefox gives pages no access to its viewer, and
 * Safari prints an empty page.
 */
const canPrintFrames = () => navigator.pdfViewerEnabled && 'userAgentData' in navigator;

function printFrame(bytes: ArrayBuffer): Promise<void> {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.title = m.viewer.print;
  frame.inert = true;
  // Not `display: none`, because elements without a size are not printed.
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '0 auto auto -10px',
    width: '1px',
    height: '1px',
    border: '0',
  });
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      frame.contentWindow?.print();
      resolve();
    });
    window.addEventListener('focus', () => remove(frame, url), { once: true });
    frame.src = url;
    document.body.append(frame);
  });
}

/** The print dialog may still read from it for a while. */
function remove(frame: HTMLIFrameElement, url: string) {
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(url);
  }, 60_000);
}
