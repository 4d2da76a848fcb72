import type { ConfigurationToSave, SavedConfiguration } from '#src/contract/saved-configuration.ts';
import type { EntryKind } from '#src/contract/outbox.ts';
import { freeStorage } from '#src/documents/free-storage.ts';
import { m } from '#src/messages/m.ts';
import { lazySubmit } from '#src/outbox/lazy-submit.ts';
import type { SubmitResult } from '#src/outbox/submit.ts';
import { removeFromDevice, storeOnDevice, readConfigurations } from './device-configurations.ts';
import { readSavedConfigurations } from './read-saved-configurations.ts';

/** Where it was saved, or why it was not. */
export type SaveResult = { where: 'account' | 'device' } | { where: 'nowhere'; message: string };

const storageFull: SaveResult = { where: 'nowhere', message: m.partWizard.storageFull };

/**
 * Saves to the account if someone is signed in, otherwise to the device. Without a new name, an existing one is kept.
 */
export async function saveConfiguration({
  code,
  savedAt,
  ...configuration
}: ConfigurationToSave): Promise<SaveResult> {
  const { subject, shown } = await readSavedConfigurations();
  const name = configuration.name ?? shown.find((one) => one.code === code)?.name;
  if (subject !== null) return saveToAccount({ code, savedAt, ...named(name) });
  return storeOnDevice({ code, savedAt, name: name ?? '' }) ? { where: 'device' } : storageFull;
}

export async function removeConfiguration({ code }: Pick<SavedConfiguration, 'code'>): Promise<void> {
  const { subject } = await readSavedConfigurations();
  if (subject === null) removeFromDevice(code);
  else await submitChange('configuration-remove', { code });
}

/** Called on sign-in: moves the configurations saved on the device to the account. */
export async function moveToAccount(): Promise<void> {
  if ((await readSavedConfigurations()).subject === null) return;
  for (const { code, name, savedAt } of readConfigurations()) {
    const result = await saveConfiguration({ code, savedAt, ...named(name === '' ? undefined : name) });
    if (result.where === 'account') removeFromDevice(code);
  }
}

/** Omits the name if the account may have one that this device does not know. */
const named = (name: string | undefined) => (name === undefined ? {} : { name });

async function saveToAccount(configuration: ConfigurationToSave): Promise<SaveResult> {
  const result = await submitChange('configuration-save', configuration);
  return result.type === 'failed' ? { where: 'nowhere', message: result.message } : { where: 'account' };
}

const submitChange = (
  kind: Extract<EntryKind, `configuration-${string}`>,
  payload: { code: string },
): Promise<SubmitResult> => lazySubmit({ kind, payload, attachments: [] }, { freeStorage });
