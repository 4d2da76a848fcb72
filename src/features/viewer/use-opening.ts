import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useState } from 'react';
import { NotAvailable, openDocument, type OpenedDocument } from '#src/documents/open.ts';
import { openPdf, PdfWorkerFailed } from '#src/documents/pdf/pdf-library.ts';
import { loadPdfViewer } from './pdf-view.ts';
import type { ReadableDocument } from './readable.ts';

export type FailedOpening = NotAvailable['reason'] | 'no-viewer' | 'locked' | 'unreadable';

export interface Opened extends OpenedDocument {
  pdf: PDFDocumentProxy;
}

export type Opening =
  | { state: 'loading'; receivedBytes: number }
  | ({ state: 'ready' } & Opened)
  | { state: 'failed'; reason: FailedOpening };

const initialState: Opening = { state: 'loading', receivedBytes: 0 };

/** Opens the document, and retries on request or when the connection is back. */
export function useOpening(document: ReadableDocument) {
  // Refreshed metadata does not reload it. A changed file has another URL and gets a new viewer.
  const [initialDocument] = useState(document);
  const [opening, setOpening] = useState(initialState);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    setOpening(initialState);
    const onProgress = (receivedBytes: number) =>
      signal.aborted || setOpening({ state: 'loading', receivedBytes });
    const opened = open(initialDocument, { signal, onProgress });
    void opened.then((result) => signal.aborted || setOpening(result));
    return () => {
      stopping.abort();
      void opened.then(close);
    };
  }, [initialDocument, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const isUnreachable = opening.state === 'failed' && opening.reason === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnreachable, retry]);

  return { opening, retry };
}

type Options = Parameters<typeof openDocument>[1];

async function open(document: ReadableDocument, options: Options): Promise<Opening> {
  // In parallel, because the library is larger than most documents.
  const [library, opened] = await Promise.allSettled([loadPdfViewer(), openDocument(document, options)]);
  if (opened.status === 'rejected') return { state: 'failed', reason: reasonOf(opened.reason) };
  if (library.status === 'rejected') return { state: 'failed', reason: 'no-viewer' };
  try {
    return { state: 'ready', pdf: await openPdf(opened.value.bytes), ...opened.value };
  } catch (error) {
    return { state: 'failed', reason: reasonOfUnopened(error) };
  }
}

function reasonOfUnopened(error: unknown): FailedOpening {
  if (error instanceof PdfWorkerFailed) return 'no-viewer';
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable';
}

async function close(opening: Opening) {
  if (opening.state === 'ready') await opening.pdf.loadingTask.destroy();
}

function reasonOf(error: unknown): FailedOpening {
  return error instanceof NotAvailable ? error.reason : 'unreachable';
}
