import type { PDFDocumentProxy } from 'pdfjs-dist';
import { printPictures } from './print-pictures.ts';

interface Printed {
  pdf: PDFDocumentProxy;
  bytes: ArrayBuffer;
  onProgress: (page: number) => void;
}

/** Prints the document, not the page around it. */
export async function printDocument({ pdf, bytes, onProgress }: Printed): Promise<void> {
  if (printsFrames()) return printFrame(bytes);
  return printPictures(pdf, onProgress);
}

/**
 * Chromium prints what its own viewer shows in a frame, with letters and lines as such. Firefox lets no page reach into
 * its viewer, and Safari prints an empty sheet.
 */
const printsFrames = () => navigator.pdfViewerEnabled && 'userAgentData' in navigator;

function printFrame(bytes: ArrayBuffer): Promise<void> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const frame = document.createElement('iframe');
  frame.title = 'Print';
  frame.inert = true;
  // Not `display: none`: what has no size is not printed.
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
    window.addEventListener('focus', () => remove(frame, address), { once: true });
    frame.src = address;
    document.body.append(frame);
  });
}

/** The dialog may still read from it for a while. */
function remove(frame: HTMLIFrameElement, address: string) {
  setTimeout(() => {
    frame.remove();
    URL.revokeObjectURL(address);
  }, 60_000);
}
