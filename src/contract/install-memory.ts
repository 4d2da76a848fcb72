import * as v from 'valibot';

const InstallMemory = v.object({
  /** Date of the first visit, such as 2026-11-21. */
  firstDay: v.string(),
  /** Product pages that were opened, without duplicates. */
  products: v.array(v.string()),
  putOffAt: v.nullable(v.number()),
});
export type InstallMemory = v.InferOutput<typeof InstallMemory>;

/** Undefined on the first visit, or if the stored data has another shape. */
export function parseInstallMemory(stored: string | null): InstallMemory | undefined {
  try {
    return v.parse(InstallMemory, JSON.parse(stored ?? ''));
  } catch {
    return undefined;
  }
}
