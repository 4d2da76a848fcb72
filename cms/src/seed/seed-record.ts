import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

const recordSchema = v.object({
  fingerprint: v.string(),
  entries: v.record(v.string(), v.union([v.string(), v.number()])),
});

// What was ever put in, by key: an entry found here is left alone, also when an editor deleted it.
export type SeedRecord = v.InferOutput<typeof recordSchema>;

const place = { type: 'core', name: 'fieldshop', key: 'seed' };

export async function loadRecord(strapi: Core.Strapi): Promise<SeedRecord> {
  const stored = v.safeParse(recordSchema, await strapi.store.get(place));
  return stored.success ? stored.output : { fingerprint: '', entries: {} };
}

export async function saveRecord(strapi: Core.Strapi, record: SeedRecord): Promise<void> {
  await strapi.store.set({ ...place, value: record });
}
