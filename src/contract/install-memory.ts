import * as v from 'valibot';

const InstallMemory = v.object({
  /** Of the first visit, as 2026-11-21. */
  firstDay: v.string(),
  /** Pages of products that were opened, each once. */
  products: v.array(v.string()),
  putOffAt: v.nullable(v.number()),
});
export type InstallMemory = v.InferOutput<typeof InstallMemory>;

/** Undefined at the first visit, and where something else was stored. */
export function parseInstallMemory(stored: string | null): InstallMemory | undefined {
  try {
    return v.parse(InstallMemory, JSON.parse(stored ?? ''));
  } catch {
    return undefined;
  }
}
