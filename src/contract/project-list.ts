import * as v from 'valibot';
import { optionalText } from './strapi.ts';

const ProjectList = v.object({
  name: v.string(),
  savedAt: v.number(),
  lines: v.array(
    v.object({
      partNumber: v.string(),
      quantity: v.number(),
      costCentre: optionalText,
      reference: optionalText,
    }),
  ),
});
/** Products and quantities somebody needs again, kept on the device under a name. */
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
});
/** A row of a quick order as it is being written; nothing of what was pasted is lost. */
export type ListRow = v.InferOutput<typeof ListRow>;

export function parseListRows(stored: string | null): ListRow[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(ListRow)), stored);
  return parsed.success ? parsed.output : [];
}
