/** What visitors did most often in the last 30 days, shown on the home page of the admin. */
export type CountList = {
  id: string;
  title: string;
  /** What is counted, and what is not. */
  explanation: string;
  empty: string;
  url: string;
  /** Shown to those who may change entries of this content type. */
  subject: string;
};

/** `id`: the entry to open, if there is one. */
export type CountedItem = { name: string; count: number; id?: string };

export const countLists: CountList[] = [
  {
    id: 'searches-without-result',
    title: 'Searches without results',
    explanation:
      'Searches of the last 30 days that returned no results. Add them to the keywords of a product. Words that look like an e-mail address, a phone or a serial number are not stored.',
    empty: 'No searches without results.',
    url: '/admin/searches-without-result.json',
    subject: 'api::product.product',
  },
  {
    id: 'document-downloads',
    title: 'Documents opened or saved most',
    explanation:
      'Complete downloads by browsers in the last 30 days: the document was opened, or saved for offline use, alone or together with others. A saved document that is opened again is not counted.',
    empty: 'No document has been opened or saved.',
    url: '/admin/document-downloads.json',
    subject: 'api::document.document',
  },
];
