import type { QueryClient, QueryPersister } from '@tanstack/react-query';
import { createQueryClient } from '#src/cache/query-client.ts';
import { deleteExpiredQueries, storeQueries } from '#src/cache/storage.ts';
import { parseMissing } from '#src/contract/worker-command.ts';
import { parseSitemap, type SitemapEntry } from '#src/contract/sitemap.ts';
import { saveSearchCatalogue } from '#src/features/search/device-search.ts';
import { entryUrlsQuery } from '#src/features/site/entry-urls.ts';
import { filterNamesQuery } from '#src/features/site/filter-names.ts';
import { menuFamiliesQuery } from '#src/features/site/menu-families-query.ts';
import { loadShell } from '#src/features/site/queries.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { pathInSite } from '#src/format/site-paths.ts';
import { languageSuffix } from '#src/format/site-languages.ts';
import { matchRoute } from '../routes.tsx';
import { stillListed, toFetch } from './delta.ts';
import { findPageFiles } from './files-of-page.ts';
import { deleteDownloadedAt, writeDownloadedAt, readSaved, writeSaved } from './saved-state.ts';
import { visitorRests } from './visitor-rests.ts';
import { requestFromWorker, replacement } from './worker.ts';

const concurrency = 4;
const startPath = `${languagePrefix}/`;

/**
 * Pages that are not in the sitemap: the lists used by short URLs (/p/…) and quick orders, the list of all documents, and
 * the page that "Page not found" links to, which has another URL in other languages.
 */
const unlisted: SitemapEntry[] = [
  { path: '/p/-', changedAt: null },
  { path: '/my-datasheets', changedAt: null },
  { path: '/quick-order', changedAt: null },
  ...(languagePrefix ? [{ path: '/downloads', changedAt: null }] : []),
];

/**
 * Downloads all new and changed public pages with their pictures. Progress is stored page by page, so that an interrupted
 * download resumes. Only one tab does this; others wait. It pauses while the visitor taps, types or scrolls.
 *
 * @throws if a page or picture could not be fetched
 */
export const saveSite = (report: (percent: number) => void): Promise<void> =>
  navigator.locks.request(`fieldshop-save-site${languageSuffix}`, () => downloadSite(report));

async function downloadSite(report: (percent: number) => void) {
  const listed = [...parseSitemap(await readSitemap()), ...unlisted];
  const pages = stillListed(listed, await readSaved());
  const remaining = toFetch(listed, pages, Date.now());
  const saveNext = async () => {
    for (let entry = remaining.shift(); entry; entry = remaining.shift()) {
      await visitorRests();
      await savePage(entry.path);
      pages[entry.path] = { changedAt: entry.changedAt, savedAt: Date.now() };
      await writeSaved(pages);
      report(Math.floor((100 * (listed.length - remaining.length)) / listed.length));
    }
  };
  // The search catalogue is small and very useful offline.
  await Promise.all([saveSearchCatalogue(), ...Array.from({ length: concurrency }, saveNext)]);
  await saveFiles();
  await deleteExpiredQueries();
  await writeDownloadedAt(Date.now());
}

/** Each page uses its own query client, so that the visible page is not affected. */
async function savePage(path: string) {
  replacement.throwIfAborted();
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, persister: yieldingPersister } });
  const stop = () => void client.cancelQueries();
  replacement.addEventListener('abort', stop);
  await store(client, path).finally(() => replacement.removeEventListener('abort', stop));
  client.clear();
}

/** A page runs a dozen queries at once, which would be one long task. */
const yieldingPersister: QueryPersister = async (query, context) => {
  await visitorRests();
  return query(context);
};

async function store(client: QueryClient, path: string) {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  const { entry, params } = matchRoute(pathInSite(pathname));
  const { load } = await entry.loadModule();
  const shared =
    path === startPath
      ? [
          loadShell(client),
          client.fetchQuery(menuFamiliesQuery),
          client.fetchQuery(entryUrlsQuery),
          client.fetchQuery(filterNamesQuery),
        ]
      : [];
  await Promise.all([load(client, { params, search: searchParams }), ...shared]);
  await visitorRests();
  await storeQueries(client);
  await savePageFiles(client);
}

async function savePageFiles(client: QueryClient) {
  const urls = findPageFiles(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  );
  const missing = parseMissing(await requestFromWorker({ type: 'save-page-files', urls: urls }));
  if (missing.length > 0) throw new Error(`${missing.length} files of a page could not be saved`);
}

/** Stores the verified scripts of all pages, and the server-rendered start page, which can be shown before any script runs. */
async function saveFiles() {
  const missing = [
    ...parseMissing(await requestFromWorker({ type: 'save-files' })),
    ...parseMissing(await requestFromWorker({ type: 'save-page', path: startPath })),
  ];
  if (missing.length === 0) return;
  await deleteDownloadedAt();
  throw new Error(`${missing.length} files of the site could not be saved`);
}

async function readSitemap(): Promise<string> {
  // oxlint-disable-next-line no-restricted-globals -- A file, not the API.
  const response = await fetch(`${languagePrefix}/sitemap.xml`, { cache: 'no-cache', signal: replacement });
  if (!response.ok) throw new Error(`The sitemap returned status ${response.status}`);
  return response.text();
}
