import type { Entry } from '#src/contract/outbox.ts';
import {
  parseConfigurationCode,
  parseConfigurationToSave,
  type SavedConfiguration,
} from '#src/contract/saved-configuration.ts';

export interface ShownConfiguration extends SavedConfiguration {
  /** Whether the account does not have it like this yet. */
  isWaiting: boolean;
  /** Why the account did not take it. */
  error: string | null;
}

/** What the account keeps with what is wanted since then laid over it. `pending` in the order it was made. */
export function overlay(confirmed: SavedConfiguration[], pending: Entry[]): ShownConfiguration[] {
  const start = confirmed.map((one) => ({ ...one, isWaiting: false, error: null }));
  const wanted = pending.filter(({ state }) => state !== 'rejected');
  const refused = pending.filter(({ state }) => state === 'rejected');
  return refused.reduce(withError, wanted.reduce(applied, start)).toSorted((a, b) => b.savedAt - a.savedAt);
}

function applied(shown: ShownConfiguration[], { kind, payload }: Entry): ShownConfiguration[] {
  const code = parseConfigurationCode(payload);
  const others = shown.filter((one) => one.code !== code);
  if (kind === 'configuration-remove') return others;
  const { name = nameOf(shown, code), savedAt } = parseConfigurationToSave(payload);
  return [...others, { code, name, savedAt, isWaiting: true, error: null }];
}

/** A refused change has no effect; what was to be saved stands there with the reason. */
function withError(shown: ShownConfiguration[], { kind, payload, lastError }: Entry): ShownConfiguration[] {
  if (kind === 'configuration-remove') return shown;
  const { code, name = '', savedAt } = parseConfigurationToSave(payload);
  const error = lastError?.message ?? 'The server rejected this change.';
  const known = shown.find((one) => one.code === code);
  const others = shown.filter((one) => one !== known);
  return [...others, { ...(known ?? { code, name, savedAt, isWaiting: false }), error }];
}

const nameOf = (shown: ShownConfiguration[], code: string) =>
  shown.find((one) => one.code === code)?.name ?? '';
