import * as v from 'valibot';
import { dataOf, optionalText } from './strapi.ts';

const SavedConfiguration = v.object({
  code: v.string(),
  /** Chosen by the user; empty if there is none. */
  name: optionalText,
  savedAt: v.number(),
});
/** A saved ordering code. */
export type SavedConfiguration = v.InferOutput<typeof SavedConfiguration>;

/** Configurations stored on the device. Empty if the stored data has another shape. */
export function parseSavedConfigurations(stored: string | null): SavedConfiguration[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(SavedConfiguration)), stored);
  return parsed.success ? parsed.output : [];
}

const Sent = v.object({
  ...SavedConfiguration.entries,
  savedAt: v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
});

/** The saved configurations of an account, as returned by the backend. */
export const parseAccountConfigurations = (body: unknown): SavedConfiguration[] =>
  dataOf(v.array(Sent), body);

const Confirmed = v.object({ configurations: v.array(SavedConfiguration), savedAt: v.number() });

/** The stored copy of the account's configurations; undefined if the stored data has another shape. */
export function parseConfirmedConfigurations(stored: unknown): SavedConfiguration[] | undefined {
  const parsed = v.safeParse(Confirmed, stored);
  return parsed.success ? parsed.output.configurations : undefined;
}

const ConfigurationToSave = v.object({
  ...SavedConfiguration.entries,
  /** If missing, the existing name is not changed. */
  name: v.optional(v.string()),
});
/** The payload of a pending save. */
export type ConfigurationToSave = v.InferOutput<typeof ConfigurationToSave>;

export const parseConfigurationToSave = (payload: unknown): ConfigurationToSave =>
  v.parse(ConfigurationToSave, payload);

/** The code in the payload of a pending save or removal. */
export const parseConfigurationCode = (payload: unknown): string =>
  v.parse(v.object({ code: v.string() }), payload).code;
