import { useEffect, useState } from 'react';
import { listen } from '#src/documents/library-messages.ts';
import { readTexts } from '#src/documents/stored-texts.ts';

const notMoreOftenThanMs = 3000;
const nothing = new Map<string, string[]>();

/** The text inside saved PDFs, once it is searched in; read again when more of it is there. */
export function useTexts(isNeeded: boolean): Map<string, string[]> {
  const [texts, setTexts] = useState(nothing);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => void readTexts().then(setTexts, () => undefined);
    read();
    const stopListening = listen(({ type }) => {
      if (type !== 'texts' || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        read();
      }, notMoreOftenThanMs);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isNeeded]);
  return texts;
}
