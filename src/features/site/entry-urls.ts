import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '#src/api/request.ts';
import type { EntryUrls } from '#src/contract/entry-urls.ts';
import { urlIn } from '#src/format/url-in.ts';

const contract = () => import('#src/contract/entry-urls.ts');
const filterNames = () => import('./filter-names.ts');

/** Saved with the site, so that the language can be switched without a connection. */
export const entryUrlsQuery = queryOptions({
  queryKey: ['translation', 'urls'],
  queryFn: ({ signal }) =>
    request('/api/translation/urls', async () => (await contract()).parseEntryUrls, { signal }),
});

/** The URL of this page in another language. Undefined without a connection, if that language is not on the device. */
export async function urlOnDevice(
  client: QueryClient,
  { language, current, path }: { language: string; current: string; path: string },
): Promise<string | undefined> {
  if (!navigator.onLine && !(await isOnDevice(language))) return undefined;
  // Without the table, the server redirects to it.
  const entries = await client.fetchQuery({ ...entryUrlsQuery, retry: false }).catch(() => []);
  const [, pathname = '', search = '', rest = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(path) ?? [];
  const ownSearch = search && (await (await filterNames()).searchIn(client, search, language));
  return urlIn(language, withEntryUrl(pathname, { entries, language, current }) + ownSearch + rest);
}

/**
 * A language is on the device once it was used with a connection, or added: each has its own service worker. As in
 * features/offline/stored-language.ts: a file for both would add 0.2 kB to every first visit.
 */
async function isOnDevice(language: string): Promise<boolean> {
  const scope = urlIn(language, '/');
  const registration = await navigator.serviceWorker?.getRegistration(scope).catch(() => undefined);
  return registration?.active != null && new URL(registration.scope).pathname === scope;
}

const entryPath = /^(\/(?:categories|news|videos)\/|\/)([^/?#]+)(?=\/?(?:[?#]|$))/;

export const withEntryUrl = (
  path: string,
  { entries, language, current }: { entries: EntryUrls[]; language: string; current: string },
): string =>
  path.replace(entryPath, (_match, prefix: string, url: string) => {
    const entry = entries.find((urls) => urls[current] === url);
    return prefix + (entry?.[language] ?? url);
  });
