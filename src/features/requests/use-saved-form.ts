import { useEffect } from 'react';
import { useForm, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { FieldError, FormKind } from '#src/contract/forms/form-kinds.ts';
import { nestedErrors } from '#src/ui/form/nested-errors.ts';
import { writeDraft } from './draft.ts';
import { loadRules } from './later-code.ts';
import { hasInput, withDraft } from './served-form.ts';
import type { Opening } from './opening.ts';

interface Options {
  opening: Opening;
  /** The values of the form before anything is typed. */
  initial: Record<string, unknown>;
}

/** An entry that is being corrected is already in the outbox. Other input is saved as a draft. */
export function useSavedForm(kind: FormKind, { opening, initial }: Options) {
  const { values, subject, foundDraft, entry } = opening;
  const form = useForm({ resolver: resolverOf(kind), defaultValues: values });
  useEffect(() => {
    if (entry) return show(form, entry.lastError?.fields ?? []);
    // Written earlier, the input would replace the draft of the visitor, which has not been read.
    if (subject === undefined) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => writeDraft(kind, subject, typed),
    });
  }, [form, kind, subject, entry]);
  useEffect(() => {
    if (foundDraft === undefined || subject === undefined) return;
    const typed = form.getValues();
    const all = foundDraft ? withDraft(typed, { initial, draft: foundDraft }) : typed;
    if (foundDraft) form.reset(all);
    // Typed before the form could save its draft.
    if (hasInput(typed, initial)) writeDraft(kind, subject, all);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the draft has been read.
  }, [foundDraft]);
  return form;
}

/** Adapter that runs the validation shared with the backend in react-hook-form. */
const resolverOf =
  (kind: FormKind): Resolver<FieldValues> =>
  async (values) => {
    // Without the rules, the backend checks the form, and what it rejects can be corrected in the outbox.
    const rules = await loadRules().catch(() => undefined);
    const check = rules?.checkForm(kind, values);
    return check && 'errors' in check
      ? { values: {}, errors: nestedErrors(check.errors) }
      : { values, errors: {} };
  };

/** Shows field errors from the backend. */
export function show(form: UseFormReturn, fields: FieldError[]) {
  for (const { path, message } of fields) form.setError(path.join('.'), { message });
}
