import { useEffect, useState, type ReactNode } from 'react';
import { DocumentFacts } from './document-facts.tsx';
import { isPdf } from './readable.ts';
import type { ReaderProperties } from './reader-properties.ts';

type ReaderComponent = (properties: ReaderProperties) => ReactNode;

/** Its facts; with script, and where it is a PDF, the reader. */
export function DocumentView(properties: ReaderProperties) {
  const [Reader, setReader] = useState(() => loaded);
  useEffect(() => {
    // Without it the page still has the facts and the way to the file.
    void loadReader().then(
      (found) => setReader(() => found),
      () => undefined,
    );
  }, []);
  const { document } = properties;
  if (!Reader || !isPdf(document)) return <DocumentFacts document={document} />;
  // Other bytes are another document to the reader.
  return <Reader key={document.address} {...properties} />;
}

let loaded: ReaderComponent | undefined;

/** Not on the server, whose page is complete without it. */
export async function loadReader(): Promise<ReaderComponent | undefined> {
  loaded ??= import.meta.env.SSR ? undefined : (await import('./reader.tsx')).Reader;
  return loaded;
}
