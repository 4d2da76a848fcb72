import type { Core } from '@strapi/strapi';
import type { OpenIndex } from './embedded-index';
import type { SearchDocument } from '../../../platform/site-build/search-engine';
import { behind, changesAfter, currentVersion, searchIdentity } from './stored-documents';

export type DeviceDocuments = {
  version: string;
  documents: SearchDocument[];
  removed: string[];
  /** All there are, not what changed. */
  complete: boolean;
};

// More than this changed: all of them are not much more.
const mostChanges = 5000;

/** What a device that has `since` needs to have what the server has; pages of PDFs stay here. */
export async function deviceDocuments(
  strapi: Core.Strapi,
  open: OpenIndex,
  since: string,
): Promise<DeviceDocuments> {
  const identity = await searchIdentity(strapi);
  const [, known] = since.startsWith(`${identity}-`) ? (/-(\d+)$/.exec(since) ?? []) : [];
  if (known === undefined || Number(known) > (await currentVersion(strapi))) return all(open, identity);
  const changes = await changesAfter(strapi, behind(Number(known)), mostChanges);
  if (changes.length === mostChanges) return all(open, identity);
  const own = changes.filter(({ id }) => !id.startsWith('pdf-'));
  return {
    version: `${identity}-${changes.at(-1)?.version ?? known}`,
    documents: own.flatMap(({ document }) => document ?? []),
    removed: own.filter(({ document }) => document === null).map(({ id }) => id),
    complete: false,
  };
}

// By address, so that variants of one instrument stand together and compress well.
function all({ index, version }: OpenIndex, identity: string): DeviceDocuments {
  const documents = index
    .ids()
    .flatMap((id) => index.get(id) ?? [])
    .filter(({ kind }) => kind !== 'pdf')
    .toSorted((a, b) => (a.url < b.url ? -1 : Number(a.url > b.url)));
  return { version: `${identity}-${version}`, documents, removed: [], complete: true };
}
