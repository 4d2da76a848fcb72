import type { FormKind } from '#src/contract/forms/check-form.ts';
import type { Entry, Receipt } from '#src/contract/outbox.ts';
import { requestSync } from '#src/outbox/background.ts';
import { enqueue, replaceEntry, type Enqueued } from '#src/outbox/enqueue.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import type { Attached } from '#src/contract/outbox.ts';
import type { Captcha } from '#src/ui/captcha-context.ts';
import { freeStorage } from '#src/documents/free-storage.ts';

export type Submission =
  /** In the outbox; its end is seen there. */
  { type: 'queued'; id: string } | { type: 'sent'; receipt: Receipt };

interface Wanted {
  kind: FormKind;
  payload: object;
  attached: Attached[];
  /** The entry that is being corrected, as it was opened. */
  instead: Entry | undefined;
  /** Of a try that may have arrived. */
  id: string | undefined;
  captcha: Captcha | null;
}

export type Submitting =
  | Submission
  | Extract<Enqueued, { type: 'failed' }>
  | { type: 'gone'; id?: undefined }
  | { type: 'changed'; id?: undefined };

/** Keeps the form, then sends it at once where there is a connection. */
export async function submit({
  kind,
  payload,
  attached,
  instead,
  id,
  captcha: provider,
}: Wanted): Promise<Submitting> {
  const attachments = attached.map(({ attachment }) => attachment);
  const files = new Map(attached.flatMap(({ attachment, bytes }) => (bytes ? [[attachment.id, bytes]] : [])));
  const captcha = await tokenOf(provider, kind);
  const options = { files, freeStorage };
  const end =
    instead === undefined
      ? await enqueue({ id, kind, payload, attachments, captcha }, options)
      : await replaceEntry(instead, { payload, attachments, captcha }, options);
  // Only a cart is confirmed: a form that arrived has a receipt.
  if (end.type === 'confirmed') return { type: 'gone' };
  if (end.type !== 'queued') return end;
  void requestSync().catch(() => undefined);
  void sendPending({ ignoreBackoff: true }).catch(() => undefined);
  return { type: 'queued', id: end.entry.id };
}

/** Only for what is sent at once: it would be too old for anything that waits. */
async function tokenOf(provider: Captcha | null, kind: FormKind) {
  if (!provider || !navigator.onLine) return null;
  // Google takes letters and underscores.
  const token = await provider.execute(kind.replaceAll('-', '_'));
  return token === null ? null : { token, madeAt: Date.now() };
}
