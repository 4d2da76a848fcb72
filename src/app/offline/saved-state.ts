import { del, get, set } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import * as v from 'valibot';
import { contractVersion } from '#src/cache/contract-version.ts';
import type { Saved } from './delta.ts';

const database = deviceStore('fieldshop-saved', 'saved');

/** A note from before every file was verified is not trusted: the files are fetched and verified again. */
const verified = v.literal(true);

const Stored = v.object({
  contract: v.literal(contractVersion),
  verified,
  pages: v.record(v.string(), v.object({ changedAt: v.nullable(v.string()), savedAt: v.number() })),
});

/** Nothing is known when data have another shape now: they are fetched again. */
export async function readSaved(): Promise<Saved> {
  const stored = v.safeParse(Stored, await get('pages', database));
  return stored.success ? stored.output.pages : {};
}

export const writeSaved = (pages: Saved) =>
  set('pages', { contract: contractVersion, verified: true, pages }, database);

const OfflineDownload = v.object({ contract: v.literal(contractVersion), verified, completedAt: v.number() });

/** When all of the site was there for the last time; null when it never was. */
export async function readDownloadedAt(): Promise<number | null> {
  const stored = v.safeParse(OfflineDownload, await get('completion', database));
  return stored.success ? stored.output.completedAt : null;
}

export const writeDownloadedAt = (completedAt: number) =>
  set('completion', { contract: contractVersion, verified: true, completedAt }, database);

export const deleteDownloadedAt = () => del('completion', database);
