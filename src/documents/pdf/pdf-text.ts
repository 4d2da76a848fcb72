/** The text of a PDF, one entry a page. Stands in until the reader is there: nothing is found inside documents. */
export const readPdfText = (_bytes: ArrayBuffer): Promise<string[]> => Promise.resolve([]);
