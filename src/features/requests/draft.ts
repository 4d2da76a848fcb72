import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseDraft } from '#src/contract/draft.ts';
import type { FormKind } from '#src/contract/forms/check-form.ts';

/** What a person typed belongs to that person alone. */
const place = (kind: FormKind, subject: string | null) => `fieldshop-draft ${subject ?? 'visitor'} ${kind}`;

/** What was typed into a form and not sent, in this visit or an earlier one. */
export const readDraft = (kind: FormKind, subject: string | null) =>
  parseDraft(deviceStorage.getItem(place(kind, subject)));

// oxlint-disable-next-line max-params -- Which, whose, what.
export const writeDraft = (kind: FormKind, subject: string | null, values: object) =>
  deviceStorage.setItem(place(kind, subject), JSON.stringify(values));

export const removeDraft = (kind: FormKind, subject: string | null) =>
  deviceStorage.removeItem(place(kind, subject));
