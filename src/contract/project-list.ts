import * as v from 'valibot';
import { storedSubject } from './session.ts';
import { listOf, optionalText } from './strapi.ts';

const ProjectList = v.object({
  name: v.string(),
  savedAt: v.number(),
  subject: storedSubject,
  lines: v.array(
    v.object({
      partNumber: v.string(),
      quantity: v.number(),
      costCentre: optionalText,
      reference: optionalText,
      addOns: listOf(v.string()),
    }),
  ),
});
/** A named list of products and quantities, stored on the device for reordering. */
export type ProjectList = v.InferOutput<typeof ProjectList>;

export function parseProjectLists(stored: string | null): ProjectList[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(ProjectList)), stored);
  return parsed.success ? parsed.output : [];
}

const ListRow = v.object({
  id: v.string(),
  partNumber: v.string(),
  quantity: v.string(),
  reference: v.string(),
  costCentre: v.string(),
  /** Codes of add-ons. */
  addOns: v.optional(v.array(v.string())),
});
/** A draft row of a quick order. Pasted text is preserved even if it cannot be parsed. */
export type ListRow = v.InferOutput<typeof ListRow>;

export function parseListRows(stored: string | null): ListRow[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(ListRow)), stored);
  return parsed.success ? parsed.output : [];
}
