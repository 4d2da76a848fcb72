import type { Core } from '@strapi/strapi';
import type { OpenIndex } from './embedded-index';
import type { SearchDocument, SearchEntry, SynonymGroup } from '../../../platform/site-build/site-entry';
import { pricesVersion } from './shown-prices';
import { afterVersion, changesAfter, currentVersion, searchIdentity } from './stored-documents';

export type DeviceDocuments = {
  version: string;
  documents: SearchDocument[];
  /** Of editors. */
  synonyms: SynonymGroup[];
  removed: string[];
  /** Whether these are all documents, rather than only the changed ones. */
  complete: boolean;
};

// With this many changes, sending all documents takes hardly more data.
const maxChanges = 5000;

/** The changes since version `since`, without the pages of PDFs. */
export async function deviceDocuments(
  strapi: Core.Strapi,
  open: OpenIndex,
  since: string,
): Promise<DeviceDocuments> {
  const identity = [await searchIdentity(strapi), await pricesVersion(strapi)].filter(Boolean).join('.');
  const [, sentIdentity, known] = /^(.+)-(\d+)$/.exec(since) ?? [];
  if (known === undefined || sentIdentity !== identity || Number(known) > (await currentVersion(strapi)))
    return all(open, identity);
  const changes = await changesAfter(strapi, afterVersion(Number(known)), maxChanges);
  if (changes.length === maxChanges) return all(open, identity);
  const sent = changes.filter(({ id }) => !id.startsWith('pdf-'));
  return {
    version: `${identity}-${changes.at(-1)?.version ?? known}`,
    ...byKind(sent.flatMap(({ document }) => document ?? [])),
    removed: sent.filter(({ document }) => document === null).map(({ id }) => id),
    complete: false,
  };
}

function byKind(entries: SearchEntry[]) {
  const documents: SearchDocument[] = [];
  const synonyms: SynonymGroup[] = [];
  for (const entry of entries)
    if (entry.kind === 'synonyms') synonyms.push(entry);
    else documents.push(entry);
  return { documents, synonyms };
}

// Sorted by URL, so that variants of an instrument are adjacent and compress well.
function all({ index, version }: OpenIndex, identity: string): DeviceDocuments {
  const documents = index
    .ids()
    .flatMap((id) => index.get(id) ?? [])
    .filter(({ kind }) => kind !== 'pdf')
    .toSorted((a, b) => (a.url < b.url ? -1 : Number(a.url > b.url)));
  return {
    version: `${identity}-${version}`,
    documents,
    synonyms: index.synonymGroups(),
    removed: [],
    complete: true,
  };
}
