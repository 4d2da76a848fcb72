import { m } from '#src/messages/m.ts';
import type { submit, SubmitResult } from './submit.ts';

const notLoaded: SubmitResult = {
  type: 'failed',
  message: m.ui.partMissing,
  fields: [],
  id: undefined,
  isStorageUnavailable: false,
};

/** As `submit`, whose code is loaded with the first change, or before that when the outbox starts. */
export async function lazySubmit(...change: Parameters<typeof submit>): Promise<SubmitResult> {
  const sending = await import('./submit.ts').catch(() => undefined);
  return sending ? sending.submit(...change) : notLoaded;
}
