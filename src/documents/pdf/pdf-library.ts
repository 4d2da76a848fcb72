import type * as Pdf from 'pdfjs-dist';
import libraryAddress from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Decoders } from './decoders.ts';

interface Library {
  pdf: typeof Pdf;
  /** One for all documents: to start another takes longer than to read a document. */
  worker: Pdf.PDFWorker;
  /** Never resolves. */
  failure: Promise<never>;
}

let library: Promise<Library> | undefined;

/**
 * pdf.js, fetched when the first document is opened. The legacy build: the other one needs functions that Safari and
 * the extended-support Firefox learnt only this year. Taken as it is: to bundle it anew would triple the time of each
 * build and make it no smaller.
 */
export function loadPdf(): Promise<Library> {
  library ??= load();
  library.catch(forget);
  return library;
}

async function load(): Promise<Library> {
  // Started by us, because pdf.js would fetch it only after itself and the document.
  const port = new Worker(workerAddress, { type: 'module' });
  const failure = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () => reject(new Error('The worker that reads documents has failed')));
  });
  failure.catch(forget);
  try {
    const pdf: typeof Pdf = await import(/* @vite-ignore */ libraryAddress);
    const worker = pdf.PDFWorker.create({ port, verbosity: pdf.VerbosityLevel.ERRORS });
    return { pdf, worker, failure };
  } catch (error) {
    port.terminate();
    throw error;
  }
}

/** The next document begins anew. */
function forget() {
  library = undefined;
}

/**
 * The document in these bytes, which stay as they are. Whoever opens it calls `destroy` on its `loadingTask`.
 *
 * @throws when they are no PDF that can be read
 */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf.PDFDocumentProxy> {
  const { pdf, worker, failure } = await loadPdf();
  const task = pdf.getDocument({
    // The worker takes the buffer away from whom it was given by.
    data: new Uint8Array(bytes.slice(0)),
    worker,
    verbosity: pdf.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWorkerFetch: false,
    BinaryDataFactory: Decoders,
  });
  return Promise.race([task.promise, failure]);
}
