import type * as Pdf from 'pdfjs-dist';
import libraryUrl from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openJpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';

/** The worker of pdf.js could not be started or has stopped, which says nothing about the document. */
export class PdfWorkerFailed extends Error {
  override name = 'PdfWorkerFailed';
}

interface Library {
  pdf: typeof Pdf;
  /** Shared by all documents: starting a worker takes longer than reading a document. */
  worker: Pdf.PDFWorker;
  /** Never resolves. */
  failure: Promise<never>;
}

let library: Promise<Library> | undefined;

/**
 * Loads pdf.js when the first document is opened. Uses the legacy build, because the modern one needs functions that Safari
 * and Firefox ESR have supported only since this year. It is not bundled: that would triple the build time and save nothing.
 */
export function loadPdf(): Promise<Library> {
  library ??= load();
  library.catch(forget);
  return library;
}

async function load(): Promise<Library> {
  // Start the worker now: pdf.js would fetch it only after itself and the document.
  const port = new Worker(workerUrl, { type: 'module' });
  const failure = new Promise<never>((_resolve, reject) => {
    port.addEventListener('error', () =>
      reject(new PdfWorkerFailed('The worker that reads documents has failed')),
    );
  });
  failure.catch(forget);
  try {
    const pdf: typeof Pdf = await import(/* @vite-ignore */ libraryUrl);
    const worker = pdf.PDFWorker.create({ port, verbosity: pdf.VerbosityLevel.ERRORS });
    return { pdf, worker, failure };
  } catch (error) {
    port.terminate();
    throw error;
  }
}

/** The next document loads the library again. */
function forget() {
  library = undefined;
}

/**
 * Opens a PDF; `bytes` is not modified. The caller must call `destroy` on its `loadingTask`. Tries again once with another
 * worker, because one can fail for want of memory or time.
 *
 * @throws PdfWorkerFailed if that fails too, and another error if the bytes are not a readable PDF
 */
export async function openPdf(bytes: ArrayBuffer): Promise<Pdf.PDFDocumentProxy> {
  return openOnce(bytes).catch((error: unknown) => {
    if (error instanceof PdfWorkerFailed) return openOnce(bytes);
    throw error;
  });
}

async function openOnce(bytes: ArrayBuffer): Promise<Pdf.PDFDocumentProxy> {
  const { pdf, worker, failure } = await loadPdf();
  const task = pdf.getDocument({
    // A copy, because the buffer is transferred to the worker.
    data: new Uint8Array(bytes.slice(0)),
    worker,
    verbosity: pdf.VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useWorkerFetch: false,
    BinaryDataFactory: Decoders,
  });
  return Promise.race([task.promise, failure]);
}

const decoderUrls: Record<string, string> = { 'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openJpegUrl };

/** Loads the image decoders that pdf.js requests by file name for scanned pages. Fonts come from the device. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = decoderUrls[filename];
    if (!url) throw new Error(`${filename} is not part of the site`);
    // oxlint-disable-next-line no-restricted-globals -- A file of PDF.js.
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${filename} returned status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
