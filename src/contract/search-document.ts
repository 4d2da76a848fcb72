import type { Money } from './money.ts';

export const searchKinds = ['product', 'category', 'document', 'pdf', 'video', 'news', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** An indexed document, on the server or on the device. A 'pdf' is one page of a PDF and exists only on the server. */
export interface SearchDocument {
  /** Kind and documentId: product-<documentId>, pdf-<documentId>-<page> … */
  id: string;
  kind: SearchKind;
  /** Path on the site. */
  url: string;
  title: string;
  /** Empty if there is none. */
  partNumber: string;
  family: string;
  category: string;
  summary: string;
  /** Other searchable text: specifications ("Measuring range 0 … 16 bar"), headings, body. */
  text: string;
  /** Synonyms. */
  keywords: string[];
  lifecycle: string;
  /** Tie-break: smaller values rank first. */
  weight: number;
  page: number | null;
  thumbnail: string | null;
  price: Money | null;
  /** What is shown in the language of the request, if it differs. */
  shown?: ShownTexts | undefined;
}

export interface ShownTexts {
  title: string;
  summary: string;
  /** The edition of a document in this language. */
  url?: string | undefined;
}
