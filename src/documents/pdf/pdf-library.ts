import type * as Pdf from 'pdfjs-dist';
import libraryAddress from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

/**
 * pdf.js, fetched when the first document is opened. The legacy build: the other one needs functions that Safari and
 * the extended-support Firefox learnt only this year. Taken as it is: to bundle it anew would triple the time of each
 * build and make it no smaller.
 */
export async function loadPdf(): Promise<typeof Pdf> {
  const pdf: typeof Pdf = await import(/* @vite-ignore */ libraryAddress);
  pdf.GlobalWorkerOptions.workerSrc = workerAddress;
  return pdf;
}

/**
 * The document in these bytes, which stay as they are. Whoever opens it calls `destroy` on its `loadingTask`.
 *
 * @throws when they are no PDF that can be read
 */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf.PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await loadPdf();
  return getDocument({
    // The worker takes the buffer away from whom it was given by.
    data: new Uint8Array(bytes.slice(0)),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWorkerFetch: false,
    BinaryDataFactory: Decoders,
  }).promise;
}
