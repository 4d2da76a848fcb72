import * as v from 'valibot';

/** Field values by name; booleans for checkboxes. */
const UnsentText = v.record(v.string(), v.union([v.string(), v.boolean()]));
export type UnsentText = v.InferOutput<typeof UnsentText>;

/** Empty if the stored data has another shape. */
export function parseUnsentText(stored: string | null): UnsentText {
  try {
    return v.parse(UnsentText, JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}
