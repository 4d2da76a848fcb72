import * as v from 'valibot';

/** What stood in the fields of a form, by the name of the field; whether a box was ticked. */
const UnsentText = v.record(v.string(), v.union([v.string(), v.boolean()]));
export type UnsentText = v.InferOutput<typeof UnsentText>;

/** Nothing where something else was stored. */
export function parseUnsentText(stored: string | null): UnsentText {
  try {
    return v.parse(UnsentText, JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}
