import type { DocumentToSave } from '#src/contract/library.ts';

/** A datasheet for tests. */
export const aDocument = (url: string, more: Partial<DocumentToSave> = {}): DocumentToSave => ({
  url,
  title: url,
  type: 'datasheet',
  language: 'en',
  revision: '',
  date: null,
  fileUrl: `/uploads/${url}.pdf`,
  checksum: null,
  sizeBytes: 5,
  products: [],
  replaces: null,
  ...more,
});
