import { startTransition, useEffect, useState } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { outboxStarted } from '#src/outbox/started.ts';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { hasDrafts } from './draft.ts';
import type { Opened, Opening } from './opening.ts';
import { servedValues } from './served-form.ts';

/** Initial state of a form: an entry to correct, a draft, or nothing. The server renders an empty form. */
export function useOpening(kind: FormKind, entryId: string | null): Opening | undefined {
  const isServed = !useIsHydrated() && entryId === null;
  const [opening, setOpening] = useState<Opening | undefined>(() =>
    isServed ? servedOpening(kind) : undefined,
  );
  useEffect(() => {
    const ended = new AbortController();
    // Rendered in slices, because a form with forty fields would block input.
    const onOpened = (opened: Opened) =>
      startTransition(() => setOpening((before) => (isWaiting(before) ? continued(before, opened) : opened)));
    const onSubject = (subject: string | null) => setOpening((before) => before && { ...before, subject });
    const start = async () => {
      if (isServed) await untilNeeded();
      const { followStored } = await loadStored();
      if (ended.signal.aborted) return;
      ended.signal.addEventListener('abort', followStored(kind, entryId, { onOpened, onSubject }));
    };
    void start();
    return () => ended.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Whether the form was served does not change what is stored.
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

/** A served form is complete without what the device has stored, unless there are drafts, until the visitor fills it in. */
async function untilNeeded() {
  const form = document.querySelector<HTMLFormElement>('form[data-draft]');
  const isInUse = form?.contains(document.activeElement) || form?.dataset.submitted !== undefined;
  if (isInUse || hasDrafts()) return;
  const use = new Promise<void>((resolve) => {
    for (const type of ['focusin', 'input', 'click', 'submit'])
      form?.addEventListener(type, () => resolve(), { once: true });
  });
  await Promise.race([use, outboxStarted]);
}

/** Repeats until the code has arrived. */
async function loadStored() {
  for (let waitMs = 1000; ; waitMs = Math.min(2 * waitMs, 30_000))
    try {
      return await import('./stored-opening.ts');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
}
