import { startTransition, useEffect, useState } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { parseDraft } from '#src/contract/draft.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { onChange } from '#src/outbox/change-events.ts';
import { belongsTo } from '#src/outbox/entry.ts';
import { readSubject } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { readDraft } from './draft.ts';
import { emptyForms } from './request-values.ts';
import { servedValues } from './served-form.ts';

export interface Opening {
  values: Record<string, unknown>;
  /** The owner of the draft. Undefined until it is read, in a form that the server rendered. */
  subject: string | null | undefined;
  /** In a form that the server rendered: the draft, which was found after the form had been shown; null if there is none. */
  foundDraft?: Record<string, unknown> | null;
  /** The entry that is being corrected. */
  entry: Entry | undefined;
  /** Changes each time the form is opened. */
  key: string;
}

/** Initial state of a form: an entry to correct, a draft, or nothing. The server renders an empty form. */
export function useOpening(kind: FormKind, entryId: string | null): Opening | undefined {
  const isServed = !useIsHydrated() && entryId === null;
  const [opening, setOpening] = useState<Opening | undefined>(() =>
    isServed ? servedOpening(kind) : undefined,
  );
  useEffect(() => {
    let isUnmounted = false;
    // Rendered in slices, because a form with forty fields would block input.
    const show = (next: (before: Opening | undefined) => Opening | undefined) =>
      startTransition(() => setOpening(next));
    let subject: string | null | undefined;
    const openNow = async () => {
      const opened = await open(kind, entryId);
      subject = opened.subject;
      if (!isUnmounted) show((before) => (isWaiting(before) ? continued(before, opened) : opened));
    };
    /** A visitor who signs in while typing can continue. After signing out, the input is cleared. */
    const follow = async () => {
      const now = await readSubject();
      if (subject === undefined || now === subject) return;
      if (subject !== null) return openNow();
      subject = now;
      setOpening((before) => before && { ...before, subject: now });
    };
    void openNow();
    const stop = onChange(() => void follow());
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [kind, entryId]);
  return opening;
}

const servedOpening = (kind: FormKind): Opening => ({
  values: { website: '', ...servedValues(kind) },
  subject: undefined,
  entry: undefined,
  key: 'served',
});

const isWaiting = (opening: Opening | undefined): opening is Opening =>
  opening !== undefined && opening.subject === undefined;

/** The visitor may already be typing, so the form stays. */
const continued = (before: Opening, { draft, subject }: Opened): Opening => ({
  ...before,
  subject,
  foundDraft: draft ?? null,
});

type Opened = Opening & { subject: string | null; draft: Record<string, unknown> | undefined };

async function open(kind: FormKind, entryId: string | null): Promise<Opened> {
  const subject = await readSubject();
  const stored = entryId === null ? undefined : await store.find(entryId).catch(() => undefined);
  const entry =
    stored?.kind === kind && stored.state !== 'sent' && belongsTo(stored, subject) ? stored : undefined;
  const draft = entry ? undefined : readDraft(kind, subject);
  return {
    values: {
      ...emptyForms[kind],
      website: '',
      ...(entry ? parseDraft(JSON.stringify(entry.payload)) : draft),
    },
    subject,
    draft,
    entry,
    key: crypto.randomUUID(),
  };
}
