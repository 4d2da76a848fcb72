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
