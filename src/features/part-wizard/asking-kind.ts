import { useEffect, useState } from 'react';
import { store } from '#src/outbox/store.ts';

export type AskingKind = 'part-wizard' | 'part-wizard-email';

const kindOfAsk: Record<string, AskingKind> = { quote: 'part-wizard', email: 'part-wizard-email' };

/** The form that the URL names, directly or by an outbox entry that is being corrected. */
export function useAskingKind(search: URLSearchParams): AskingKind | undefined {
  const entry = search.get('entry');
  const [found, setFound] = useState<{ entry: string; kind: AskingKind | undefined }>();
  useEffect(() => {
    if (entry === null) return;
    const note = (kind: string | undefined) =>
      setFound({ entry, kind: Object.values(kindOfAsk).find((one) => one === kind) });
    void store.find(entry).then(
      (known) => note(known?.kind),
      () => note(undefined),
    );
  }, [entry]);
  if (entry === null) return kindOfAsk[search.get('ask') ?? ''];
  return found?.entry === entry ? found.kind : undefined;
}
