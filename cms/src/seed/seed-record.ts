import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const recordSchema = v.object({
  fingerprint: v.string(),
  entries: v.record(v.string(), v.union([v.string(), v.number()])),
});

/** Everything that was ever added, by key. It is never added again, even if an editor has deleted it. */
export type SeedRecord = v.InferOutput<typeof recordSchema>;

const storeKey = { type: 'core', name: 'fieldshop', key: 'seed' };

export async function loadRecord(strapi: Core.Strapi): Promise<SeedRecord> {
  const stored = v.safeParse(recordSchema, await strapi.store.get(storeKey));
  return stored.success ? stored.output : { fingerprint: '', entries: {} };
}

export async function saveRecord(strapi: Core.Strapi, record: SeedRecord): Promise<void> {
  await strapi.store.set({ ...storeKey, value: record });
}
