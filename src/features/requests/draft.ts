import { parseDraft } from '#src/contract/draft.ts';
import type { FormKind } from '#src/contract/forms/check-form.ts';

/** What a person typed belongs to that person alone. */
const place = (kind: FormKind, subject: string | null) => `fieldshop-draft ${subject ?? 'visitor'} ${kind}`;

/** What was typed into a form and not sent, in this visit or an earlier one. */
export const readDraft = (kind: FormKind, subject: string | null) =>
  parseDraft(localStorage.getItem(place(kind, subject)));

// oxlint-disable-next-line max-params -- Which, whose, what.
export function writeDraft(kind: FormKind, subject: string | null, values: object): void {
  try {
    localStorage.setItem(place(kind, subject), JSON.stringify(values));
  } catch {
    // Full: then it is as long as the page is open.
  }
}

export const removeDraft = (kind: FormKind, subject: string | null) =>
  localStorage.removeItem(place(kind, subject));
