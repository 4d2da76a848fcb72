import * as v from 'valibot';

const Draft = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What stood in a form; undefined where nothing, or something else, was stored. */
export function parseDraft(stored: string | null): Record<string, unknown> | undefined {
  const parsed = v.safeParse(Draft, stored);
  return parsed.success ? parsed.output : undefined;
}
