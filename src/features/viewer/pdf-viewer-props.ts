import type { ReactNode } from 'react';
import type { ReadableDocument } from './readable.ts';

export interface PdfViewerProps {
  document: ReadableDocument;
  /** When the copy on the device was stored; null if there is none. */
  savedAt: number | null;
  /** Shown with the tools. */
  action: ReactNode;
}
