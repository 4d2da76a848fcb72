import { deviceStorage } from '#src/cache/device-storage.ts';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';

const prefix = 'fieldshop-draft ';

/** Drafts are private to the person who typed them. */
const storageKey = (kind: FormKind, subject: string | null) => `${prefix}${subject ?? 'visitor'} ${kind}`;

/** The input of a form that has not been sent, from this or an earlier visit. */
export const storedDraft = (kind: FormKind, subject: string | null) =>
  deviceStorage.getItem(storageKey(kind, subject));

/** Whether anybody has left a draft of any form on this device. */
export const hasDrafts = () => deviceStorage.keys().some((key) => key.startsWith(prefix));

// oxlint-disable-next-line max-params -- Form, owner and values.
export const writeDraft = (kind: FormKind, subject: string | null, values: object) =>
  deviceStorage.setItem(storageKey(kind, subject), JSON.stringify(values));

export const removeDraft = (kind: FormKind, subject: string | null) =>
  deviceStorage.removeItem(storageKey(kind, subject));
