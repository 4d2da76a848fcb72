import type { SearchRequest } from '#src/contract/search.ts';
import { searchParameters } from '#src/api/search-parameters.ts';
import { languageSuffix } from '#src/format/site-languages.ts';
import { createIndex, type SearchIndex } from '#src/search/search-index.ts';
import { searchIndex } from '#src/search/search.ts';
import { shownHits } from '#src/search/shown-hits.ts';
import { suggest } from '#src/search/suggest.ts';
import { readCatalogue, updateCatalogue, type CatalogueChange } from './device-catalogue.ts';
import { withSavedTexts } from './saved-texts.ts';

interface Loaded {
  index: SearchIndex;
  asOf: number;
  market: string;
}

let loading: Promise<Loaded | null> | undefined;

/** Another tab has stored a newer catalogue, which is read with the next query. */
export const dropIndex = () => {
  loading = undefined;
};

/** Null if nothing is saved. */
export async function searchDevice(request: SearchRequest, market: string) {
  const loaded = await load(market);
  if (!loaded) return null;
  const found = searchIndex(loaded.index, searchParameters(request));
  const response = shownHits(found, ({ id }) => loaded.index.get(id)?.shown);
  return { response: await withSavedTexts(response, request), asOf: loaded.asOf };
}

export async function suggestOnDevice(words: string, market: string): Promise<string[] | null> {
  const loaded = await load(market);
  return loaded && suggest(loaded.index, words);
}

/** One tab at a time. If there is an index, the changes are added to it. */
export async function updateDevice(market: string): Promise<CatalogueChange> {
  const change = await navigator.locks.request(`fieldshop-search${languageSuffix}`, () =>
    updateCatalogue(market),
  );
  const loaded = await loading?.catch(() => null);
  if (loaded?.market === market && !change.isComplete) {
    loaded.index.discard(change.removed);
    loaded.index.add(change.added);
    loaded.asOf = change.asOf;
  } else loading = undefined;
  return change;
}

async function load(market: string): Promise<Loaded | null> {
  loading ??= build(market);
  const loaded = await loading;
  if (loaded?.market === market) return loaded;
  // Nothing is saved yet, but something may be by the next query. Or the visitor has chosen another market.
  loading = undefined;
  return loaded && load(market);
}

async function build(market: string): Promise<Loaded | null> {
  const catalogue = await readCatalogue(market);
  return catalogue && { index: createIndex(catalogue.entries), asOf: catalogue.asOf, market };
}
