import * as v from 'valibot';

const SavedConfiguration = v.object({ code: v.string(), savedAt: v.number() });
export type SavedConfiguration = v.InferOutput<typeof SavedConfiguration>;

/** Nothing where another version stored something else. */
export function parseSavedConfigurations(stored: string | null): SavedConfiguration[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(SavedConfiguration)), stored);
  return parsed.success ? parsed.output : [];
}
