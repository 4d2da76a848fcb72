import { useEffect, useState } from 'react';
import type { SavedDocument } from '#src/contract/library.ts';
import { readTexts } from '#src/documents/texts.ts';

const nothing = new Map<string, string[]>();

/** The text inside saved PDFs, read from the device anew when documents come or go. */
export function useTexts(documents: SavedDocument[]): Map<string, string[]> {
  const [texts, setTexts] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    void readTexts().then((read) => isCurrent && setTexts(read));
    return () => {
      isCurrent = false;
    };
  }, [documents]);
  return texts;
}
