/** Two spellings of a part number are the same without dashes, spaces, dots and case. */
export const normalizePartNumber = (partNumber: string) => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');
