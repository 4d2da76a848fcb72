import { del, get, set } from 'idb-keyval';
import { deviceStore } from '#src/cache/device-store.ts';
import * as v from 'valibot';
import { dataVersion } from '#src/cache/data-version.ts';
import { languageSuffix } from '#src/format/site-languages.ts';
import type { Saved } from './delta.ts';

const database = deviceStore(`fieldshop-saved${languageSuffix}`, 'saved');

/** Records by versions that did not verify every file are ignored, so the files are fetched again. */
const verified = v.literal(true);

const Stored = v.object({
  contract: v.literal(dataVersion),
  verified,
  pages: v.record(v.string(), v.object({ changedAt: v.nullable(v.string()), savedAt: v.number() })),
});

/** Empty if the contract has changed, so that all pages are fetched again. */
export async function readSaved(): Promise<Saved> {
  const stored = v.safeParse(Stored, await get('pages', database));
  return stored.success ? stored.output.pages : {};
}

export const writeSaved = (pages: Saved) =>
  set('pages', { contract: dataVersion, verified: true, pages }, database);

const OfflineDownload = v.object({ contract: v.literal(dataVersion), verified, completedAt: v.number() });

/** When the offline download was last complete; null if it never was. */
export async function readDownloadedAt(): Promise<number | null> {
  const stored = v.safeParse(OfflineDownload, await get('completion', database));
  return stored.success ? stored.output.completedAt : null;
}

export const writeDownloadedAt = (completedAt: number) =>
  set('completion', { contract: dataVersion, verified: true, completedAt }, database);

export const deleteDownloadedAt = () => del('completion', database);
