import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { parseDraft } from '#src/contract/draft.ts';
import { onChange } from '#src/outbox/change-events.ts';
import { belongsTo } from '#src/outbox/entry.ts';
import { readSubject } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { storedDraft } from './draft.ts';
import type { Opened } from './opening.ts';
import { emptyForms } from './request-values.ts';

interface Listener {
  onOpened: (opened: Opened) => void;
  onSubject: (subject: string | null) => void;
}

/**
 * Opens the form with what the device has for it. A visitor who signs in while typing can continue; after signing out, the
 * input is cleared. Returns a function that stops this.
 */
export function followStored(
  kind: FormKind,
  entryId: string | null,
  { onOpened, onSubject }: Listener,
): () => void {
  let isEnded = false;
  let subject: string | null | undefined;
  const openNow = async () => {
    const opened = await open(kind, entryId);
    subject = opened.subject;
    if (!isEnded) onOpened(opened);
  };
  const follow = async () => {
    const now = await readSubject();
    if (isEnded || subject === undefined || now === subject) return;
    if (subject !== null) return openNow();
    subject = now;
    onSubject(now);
  };
  void openNow();
  const stop = onChange(() => void follow());
  return () => {
    isEnded = true;
    stop();
  };
}

async function open(kind: FormKind, entryId: string | null): Promise<Opened> {
  const subject = await readSubject();
  const stored = entryId === null ? undefined : await store.find(entryId).catch(() => undefined);
  const entry =
    stored?.kind === kind && stored.state !== 'sent' && belongsTo(stored, subject) ? stored : undefined;
  const draft = entry ? undefined : parseDraft(storedDraft(kind, subject));
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
