/** A list of what visitors did most often in the last 30 days, shown on the home page of the admin. */
export type CountList = {
  id: string;
  title: string;
  /** Says what is counted and what is not. */
  explanation: string;
  empty: string;
  url: string;
  /** Shown to users who may change entries of this content type. */
  subject: string;
};

/** `id`: the entry to open, if there is one. */
export type CountedItem = { name: string; count: number; id?: string };

export const countLists: CountList[] = [
  {
    id: 'searches-without-result',
    title: 'Searches without results',
    explanation:
      'Searches of the last 30 days that returned no results. Add them to the keywords of a product, or as a search synonym. Searches that look like an e-mail address, phone number or serial number are not stored.',
    empty: 'No searches without results.',
    url: '/admin/searches-without-result.json',
    subject: 'api::product.product',
  },
  {
    id: 'document-downloads',
    title: 'Most opened or saved documents',
    explanation:
      'Complete downloads in the last 30 days, whether the document was opened or saved for offline use. Opening a saved document again is not counted.',
    empty: 'No documents have been opened or saved.',
    url: '/admin/document-downloads.json',
    subject: 'api::document.document',
  },
];
