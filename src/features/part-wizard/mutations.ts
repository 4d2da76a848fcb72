import type { ConfigurationToSave, SavedConfiguration } from '#src/contract/saved-configuration.ts';
import type { EntryKind } from '#src/contract/outbox.ts';
import { freeStorage } from '#src/documents/free-storage.ts';
import { requestSync } from '#src/outbox/background.ts';
import { enqueue, type Enqueued } from '#src/outbox/enqueue.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { store } from '#src/outbox/store.ts';
import { dropConfiguration, keepConfiguration, readConfigurations } from './device-configurations.ts';
import { readShelf } from './shelf.ts';

/** Where it is kept, or why it is not. */
export type Kept = { where: 'account' | 'device' } | { where: 'nowhere'; message: string };

const noRoom: Kept = { where: 'nowhere', message: 'There is not enough storage on this device.' };

/** In the account of who is signed in, else on the device. A name it has stays where none is wanted. */
export async function saveConfiguration({ code, savedAt, ...wanted }: ConfigurationToSave): Promise<Kept> {
  const { subject, shown } = await readShelf();
  const name = wanted.name ?? shown.find((one) => one.code === code)?.name;
  if (subject !== null) return toAccount({ code, savedAt, ...named(name) });
  return keepConfiguration({ code, savedAt, name: name ?? '' }) ? { where: 'device' } : noRoom;
}

export async function removeConfiguration({ code }: Pick<SavedConfiguration, 'code'>): Promise<void> {
  const { subject } = await readShelf();
  if (subject === null) dropConfiguration(code);
  else await change('configuration-remove', { code });
}

/** At signing in: what was saved on the device goes into the account, and is not on the device any more. */
export async function takeAlong(): Promise<void> {
  if ((await readShelf()).subject === null) return;
  for (const { code, name, savedAt } of readConfigurations()) {
    const kept = await saveConfiguration({ code, savedAt, ...named(name === '' ? undefined : name) });
    if (kept.where === 'account') dropConfiguration(code);
  }
}

/** Nothing where the account may know a name that this device does not. */
const named = (name: string | undefined) => (name === undefined ? {} : { name });

async function toAccount(wanted: ConfigurationToSave): Promise<Kept> {
  const end = await change('configuration-save', wanted);
  return end.type === 'failed' ? { where: 'nowhere', message: end.message } : { where: 'account' };
}

/** The outbox keeps the change before anything is sent; what was refused before is settled by it. */
async function change(
  kind: Extract<EntryKind, `configuration-${string}`>,
  payload: { code: string },
): Promise<Enqueued> {
  const end = await enqueue({ kind, payload, attachments: [] }, { freeStorage });
  for (const entry of await store.all().catch(() => []))
    if (
      entry.lane === 'configurations' &&
      entry.state === 'rejected' &&
      codeOf(entry.payload) === payload.code
    )
      await store.remove(entry.id);
  void requestSync().catch(() => undefined);
  void sendPending({ ignoreBackoff: true }).catch(() => undefined);
  return end;
}

const codeOf = (payload: unknown): unknown => Reflect.get(Object(payload), 'code');
