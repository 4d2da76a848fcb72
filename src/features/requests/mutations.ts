import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import type { Attached, Entry, Receipt } from '#src/contract/outbox.ts';
import { freeStorage } from '#src/documents/free-storage.ts';
import { submit, submitCorrection, type SubmitResult } from '#src/outbox/submit.ts';
import type { Captcha } from '#src/ui/captcha-context.ts';

interface FilledForm {
  kind: FormKind;
  payload: object;
  attached: Attached[];
  /** The entry being corrected, as it was when opened. */
  corrected: Entry | undefined;
  /** The key of an earlier attempt with an unknown outcome. */
  id: string | undefined;
  captcha: Captcha | null;
}

export type Submission =
  /** Stored in the outbox, which shows its state. */
  { type: 'queued'; id: string } | { type: 'sent'; receipt: Receipt };

export type SubmissionFailure =
  | Extract<SubmitResult, { type: 'failed' }>
  | { type: 'gone'; id?: undefined }
  | { type: 'changed'; id?: undefined };

export async function submitForm(form: FilledForm): Promise<Submission | SubmissionFailure> {
  const { kind, payload, attached, corrected, id } = form;
  const attachments = attached.map(({ attachment }) => attachment);
  const files = new Map(attached.flatMap(({ attachment, bytes }) => (bytes ? [[attachment.id, bytes]] : [])));
  const captcha = await captchaTokenFor(form);
  const options = { files, freeStorage };
  const result =
    corrected === undefined
      ? await submit({ id, kind, payload, attachments, captcha }, options)
      : await submitCorrection(corrected, { payload, attachments, captcha }, options);
  if (result.type === 'queued') return { type: 'queued', id: result.entry.id };
  // Only carts and configurations are confirmed. A form that has arrived has a receipt.
  return result.type === 'confirmed' ? { type: 'gone' } : result;
}

/** Only while online, because the token expires after two minutes. */
async function captchaTokenFor({ kind, captcha }: FilledForm) {
  if (!captcha || !navigator.onLine) return null;
  // Google allows only letters and underscores in the name of an action.
  const token = await captcha.execute(kind.replaceAll('-', '_'));
  return token === null ? null : { token, madeAt: Date.now() };
}
