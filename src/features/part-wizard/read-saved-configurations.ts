import type { SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { readConfirmedConfigurations } from '#src/outbox/confirmed.ts';
import { pendingOf } from '#src/outbox/pending.ts';
import { readSubject } from '#src/outbox/session.ts';
import { readConfigurations } from './device-configurations.ts';
import { overlay, type ShownConfiguration } from './overlay.ts';

export interface SavedConfigurationList {
  /** The owner; null for a visitor, whose configurations are on the device. */
  subject: string | null;
  /** True once the account's configurations have been fetched at least once. */
  isKnown: boolean;
  shown: ShownConfiguration[];
}

/**
 * The saved configurations known to this device: those of the account if someone is signed in, otherwise those of the
 * device.
 */
export async function readSavedConfigurations(): Promise<SavedConfigurationList> {
  const subject = await readSubject();
  if (subject === null) return { subject, isKnown: true, shown: readConfigurations().map(settled) };
  // Read in this order, so that a change confirmed in between is applied twice rather than missed.
  const pending = await pendingOf('configurations', subject);
  const confirmed = await readConfirmedConfigurations(subject);
  const shown = overlay(confirmed ?? [], pending);
  return { subject, isKnown: confirmed !== undefined, shown };
}

const settled = (one: SavedConfiguration) => ({ ...one, isPending: false, error: null });
