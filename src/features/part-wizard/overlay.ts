import type { Entry } from '#src/contract/outbox.ts';
import {
  parseConfigurationCode,
  parseConfigurationToSave,
  type SavedConfiguration,
} from '#src/contract/saved-configuration.ts';
import { m } from '#src/messages/m.ts';

export interface ShownConfiguration extends SavedConfiguration {
  /** True if the account does not have it in this state yet. */
  isPending: boolean;
  /** Why the server rejected it. */
  error: string | null;
}

/** The account's saved configurations with the pending changes applied, newest first. */
export function overlay(confirmed: SavedConfiguration[], pending: Entry[]): ShownConfiguration[] {
  const start = confirmed.map((one) => ({ ...one, isPending: false, error: null }));
  const active = pending.filter(({ state }) => state !== 'rejected');
  const rejected = pending.filter(({ state }) => state === 'rejected');
  return rejected
    .reduce(withError, active.reduce(applyChange, start))
    .toSorted((a, b) => b.savedAt - a.savedAt);
}

function applyChange(shown: ShownConfiguration[], { kind, payload }: Entry): ShownConfiguration[] {
  const code = parseConfigurationCode(payload);
  const others = shown.filter((one) => one.code !== code);
  if (kind === 'configuration-remove') return others;
  const { name = nameOf(shown, code), savedAt } = parseConfigurationToSave(payload);
  return [...others, { code, name, savedAt, isPending: true, error: null }];
}

/** A rejected change has no effect. A configuration that could not be saved is listed with the reason. */
function withError(shown: ShownConfiguration[], { kind, payload, lastError }: Entry): ShownConfiguration[] {
  if (kind === 'configuration-remove') return shown;
  const { code, name = '', savedAt } = parseConfigurationToSave(payload);
  const error = lastError?.message ?? m.partWizard.rejected;
  const saved = shown.find((one) => one.code === code);
  const others = shown.filter((one) => one !== saved);
  return [...others, { ...(saved ?? { code, name, savedAt, isPending: false }), error }];
}

const nameOf = (shown: ShownConfiguration[], code: string) =>
  shown.find((one) => one.code === code)?.name ?? '';
