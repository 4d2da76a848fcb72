import { useEffect, useState } from 'react';
import { listen } from '#src/documents/library-messages.ts';
import { readTexts } from '#src/documents/stored-texts.ts';

const minIntervalMs = 3000;
const noTexts = new Map<string, string[]>();

/** The text of saved PDFs, loaded on the first search and reloaded when more is available. */
export function useTexts(isNeeded: boolean): Map<string, string[]> {
  const [texts, setTexts] = useState(noTexts);
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
      }, minIntervalMs);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [isNeeded]);
  return texts;
}
