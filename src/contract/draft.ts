import * as v from 'valibot';

const Draft = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** A form draft; undefined if none is stored or the stored data has another shape. */
export function parseDraft(stored: string | null): Record<string, unknown> | undefined {
  const parsed = v.safeParse(Draft, stored);
  return parsed.success ? parsed.output : undefined;
}
