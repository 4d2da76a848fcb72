import type { SavedConfiguration } from '#src/contract/saved-configuration.ts';
import { readConfirmedConfigurations } from '#src/outbox/confirmed.ts';
import { sortBySequence } from '#src/outbox/entry.ts';
import { readSession } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { readConfigurations } from './device-configurations.ts';
import { overlay, type ShownConfiguration } from './overlay.ts';

export interface Shelf {
  /** Whose it is; null for a visitor, whose configurations lie on the device. */
  subject: string | null;
  /** Whether all is known that is on it: the account has told at least once. */
  isKnown: boolean;
  shown: ShownConfiguration[];
}

/** What is saved, as far as this device knows: of the account where somebody is signed in, else of the device. */
export async function readShelf(): Promise<Shelf> {
  const subject = (await readSession().catch(() => undefined))?.subject ?? null;
  if (subject === null) return { subject, isKnown: true, shown: readConfigurations().map(settled) };
  // In this order: what is confirmed in between is then laid over itself, and never missed.
  const entries = await store.all();
  const confirmed = await readConfirmedConfigurations(subject);
  const pending = entries.filter(
    (entry) =>
      entry.lane === 'configurations' &&
      entry.subject === subject &&
      entry.state !== 'sent' &&
      entry.removedAt === null,
  );
  const shown = overlay(confirmed ?? [], sortBySequence(pending));
  return { subject, isKnown: confirmed !== undefined, shown };
}

const settled = (one: SavedConfiguration) => ({ ...one, isWaiting: false, error: null });
