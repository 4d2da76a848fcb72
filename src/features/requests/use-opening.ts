import { startTransition, useEffect, useState } from 'react';
import type { FormKind } from '#src/contract/forms/check-form.ts';
import { parseDraft } from '#src/contract/draft.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { onChange } from '#src/outbox/change-events.ts';
import { belongsTo } from '#src/outbox/entry.ts';
import { readSession } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { readDraft } from './draft.ts';
import { emptyForms } from './request-values.ts';

export interface Opening {
  values: Record<string, unknown>;
  /** Whose draft it is. */
  subject: string | null;
  /** The entry that is being corrected. */
  entry: Entry | undefined;
  /** Another one for each opening. */
  key: string;
}

/** What a form opens with: an entry to correct, a draft, or nothing. */
export function useOpening(kind: FormKind, entryId: string | null): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let isGone = false;
    // Drawn in slices: a form of forty fields holds up a tap otherwise.
    const show = (found: Opening) => startTransition(() => setOpening(found));
    let subject: string | null | undefined;
    const openNow = async () => {
      const found = await open(kind, entryId);
      subject = found.subject;
      if (!isGone) show(found);
    };
    /** Who signs in while typing goes on typing; what somebody typed who signed out is gone from the screen. */
    const follow = async () => {
      const now = await currentSubject();
      if (subject === undefined || now === subject) return;
      if (subject !== null) return openNow();
      subject = now;
      setOpening((before) => before && { ...before, subject: now });
    };
    void openNow();
    const stop = onChange(() => void follow());
    return () => {
      isGone = true;
      stop();
    };
  }, [kind, entryId]);
  return opening;
}

const currentSubject = async () => (await readSession().catch(() => undefined))?.subject ?? null;

async function open(kind: FormKind, entryId: string | null): Promise<Opening> {
  const subject = await currentSubject();
  const found = entryId === null ? undefined : await store.find(entryId).catch(() => undefined);
  const entry =
    found?.kind === kind && found.state !== 'sent' && belongsTo(found, subject) ? found : undefined;
  const typed = entry ? parseDraft(JSON.stringify(entry.payload)) : readDraft(kind, subject);
  return { values: { ...emptyForms[kind], website: '', ...typed }, subject, entry, key: crypto.randomUUID() };
}
