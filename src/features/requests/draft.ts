import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseDraft } from '#src/contract/draft.ts';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';

/** Drafts are private to the person who typed them. */
const storageKey = (kind: FormKind, subject: string | null) =>
  `fieldshop-draft ${subject ?? 'visitor'} ${kind}`;

/** The input of a form that has not been sent, from this or an earlier visit. */
export const readDraft = (kind: FormKind, subject: string | null) =>
  parseDraft(deviceStorage.getItem(storageKey(kind, subject)));

// oxlint-disable-next-line max-params -- Form, owner and values.
export const writeDraft = (kind: FormKind, subject: string | null, values: object) =>
  deviceStorage.setItem(storageKey(kind, subject), JSON.stringify(values));

export const removeDraft = (kind: FormKind, subject: string | null) =>
  deviceStorage.removeItem(storageKey(kind, subject));
