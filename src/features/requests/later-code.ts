import { useEffect, type RefObject } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** The rules are twice as large as the form, most of them for phone numbers. */
export const loadRules = () => import('#src/contract/forms/check-form.ts');

export const loadMutations = () => import('./mutations.ts');

export const Submitted = lazyPart(async () => (await import('./submitted.tsx')).Submitted);

/** Loads what a form needs to be sent when the visitor begins to fill it in, which may have been before React took it over. */
export function useLaterCode(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const element = form.current;
    if (element?.contains(document.activeElement)) preload();
    element?.addEventListener('focusin', preload, { once: true });
    return () => element?.removeEventListener('focusin', preload);
  }, [form]);
}

function preload() {
  for (const load of [loadRules, loadMutations, Submitted.preload]) void load().catch(() => undefined);
}
