import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { sha256 } from '../sha256';

const place = { type: 'core', name: 'fieldshop', key: 'applied' };
const schema = v.record(v.string(), v.string());

// Stores what the code last set up in the database, to distinguish it from later changes by an administrator.
export async function appliedVersions(strapi: Core.Strapi) {
  const stored = v.safeParse(schema, await strapi.store.get(place));
  const versions: Record<string, string> = stored.success ? stored.output : {};
  return {
    get: (key: string): string | undefined => versions[key],
    set(key: string, version: string) {
      versions[key] = version;
    },
    save: () => strapi.store.set({ ...place, value: versions }),
  };
}

export function versionOf(value: unknown): string {
  return sha256(JSON.stringify(sorted(value))).slice(0, 16);
}

// Databases do not preserve the order of keys.
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => a.localeCompare(b)).map(([key, child]) => [key, sorted(child)]),
  );
}
