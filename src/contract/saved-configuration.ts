import * as v from 'valibot';
import { optionalText } from './strapi.ts';

const SavedConfiguration = v.object({
  code: v.string(),
  /** The person's own; empty where it has none. */
  name: optionalText,
  savedAt: v.number(),
});
/** An ordering code that somebody keeps. */
export type SavedConfiguration = v.InferOutput<typeof SavedConfiguration>;

/** What is kept on the device. Nothing where another version stored something else. */
export function parseSavedConfigurations(stored: string | null): SavedConfiguration[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(SavedConfiguration)), stored);
  return parsed.success ? parsed.output : [];
}

const Sent = v.object({
  ...SavedConfiguration.entries,
  savedAt: v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
});

/** What the account keeps, as the backend answers it. */
export const parseAccountConfigurations = (body: unknown): SavedConfiguration[] =>
  v.parse(v.object({ data: v.array(Sent) }), body).data;

const Confirmed = v.object({ configurations: v.array(SavedConfiguration), savedAt: v.number() });

/** What the backend last told of the account; undefined where another version stored it. */
export function parseConfirmedConfigurations(stored: unknown): SavedConfiguration[] | undefined {
  const parsed = v.safeParse(Confirmed, stored);
  return parsed.success ? parsed.output.configurations : undefined;
}

const ConfigurationToSave = v.object({
  ...SavedConfiguration.entries,
  /** Without one it keeps the name it has. */
  name: v.optional(v.string()),
});
/** What waits to be saved. */
export type ConfigurationToSave = v.InferOutput<typeof ConfigurationToSave>;

export const parseConfigurationToSave = (payload: unknown): ConfigurationToSave =>
  v.parse(ConfigurationToSave, payload);

/** Whether it waits to be saved or to be removed. */
export const parseConfigurationCode = (payload: unknown): string =>
  v.parse(v.object({ code: v.string() }), payload).code;
