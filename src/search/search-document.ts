import type { Money } from '#src/contract/money.ts';

export type SearchKind = 'product' | 'category' | 'document' | 'pdf' | 'video' | 'news' | 'page';

/** What is indexed, on the server and on the device. A 'pdf' is one page of a document, on the server alone. */
export interface SearchDocument {
  /** Kind and identity: product-<documentId>, pdf-<documentId>-<page> … */
  id: string;
  kind: SearchKind;
  /** Path on the site. */
  url: string;
  title: string;
  /** Empty where there is none. */
  partNumber: string;
  family: string;
  category: string;
  summary: string;
  /** All else it is found by: specifications as "Measuring range 0 … 16 bar", headings, body. */
  text: string;
  /** Other words for it. */
  keywords: string[];
  lifecycle: string;
  /** Sort order among equals: smaller comes first. */
  weight: number;
  page: number | null;
  thumbnail: string | null;
  price: Money | null;
}
