import type { ReactNode } from 'react';
import type { ReadableDocument } from './readable.ts';

export interface ReaderProperties {
  document: ReadableDocument;
  /** When the copy on the device was stored; null where there is none. */
  savedAt: number | null;
  /** Stands with the tools. */
  action: ReactNode;
}
