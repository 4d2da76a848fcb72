import { startTransition, useEffect, useState } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { parseDraft } from '#src/contract/draft.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { onChange } from '#src/outbox/change-events.ts';
import { belongsTo } from '#src/outbox/entry.ts';
import { readSubject } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { readDraft } from './draft.ts';
import { emptyForms } from './request-values.ts';

export interface Opening {
  values: Record<string, unknown>;
  /** The owner of the draft. */
  subject: string | null;
  /** The entry that is being corrected. */
  entry: Entry | undefined;
  /** Changes each time the form is opened. */
  key: string;
}

/** Initial state of a form: an entry to correct, a draft, or nothing. */
export function useOpening(kind: FormKind, entryId: string | null): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let isUnmounted = false;
    // Rendered in slices, because a form with forty fields would block input.
    const show = (opened: Opening) => startTransition(() => setOpening(opened));
    let subject: string | null | undefined;
    const openNow = async () => {
      const opened = await open(kind, entryId);
      subject = opened.subject;
      if (!isUnmounted) show(opened);
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

async function open(kind: FormKind, entryId: string | null): Promise<Opening> {
  const subject = await readSubject();
  const opened = entryId === null ? undefined : await store.find(entryId).catch(() => undefined);
  const entry =
    opened?.kind === kind && opened.state !== 'sent' && belongsTo(opened, subject) ? opened : undefined;
  const values = entry ? parseDraft(JSON.stringify(entry.payload)) : readDraft(kind, subject);
  return {
    values: { ...emptyForms[kind], website: '', ...values },
    subject,
    entry,
    key: crypto.randomUUID(),
  };
}
