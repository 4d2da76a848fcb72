import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { readBasicForm } from './basic-values.ts';
import { emptyForms } from './request-values.ts';

type Values = Record<string, unknown>;

/** What was typed into the server's HTML before React takes over the form; the initial values if nothing was. */
export function servedValues(kind: FormKind): Values {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-draft]');
  if (!form) return emptyForms[kind];
  return readBasicForm(kind, Object.fromEntries(new FormData(form))).values;
}

/** Whether a form has values other than the initial ones. */
export const hasInput = (typed: Values, initial: Values) =>
  Object.entries(initial).some(([name, value]) => !isSame(typed[name], value));

/** The values of a form whose draft was found after the visitor had begun to type: never loses what was typed. */
export function withDraft(typed: Values, { initial, draft }: { initial: Values; draft: Values }): Values {
  const untouched = Object.entries(draft).filter(
    ([name, value]) => isSame(typed[name], initial[name]) && value !== '',
  );
  return { ...typed, ...Object.fromEntries(untouched) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
