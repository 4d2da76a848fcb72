import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { request } from '#src/api/request.ts';

const siteContract = () => import('#src/contract/site.ts');
const navigationContract = () => import('#src/contract/navigation.ts');

export const settingQuery = queryOptions({
  queryKey: ['setting'],
  queryFn: ({ signal }) =>
    request(settingUrl, async () => (await siteContract()).parseSetting, { signal, isOptional: true }),
});

export const footerQuery = queryOptions({
  queryKey: ['footer'],
  queryFn: ({ signal }) =>
    request(footerUrl, async () => (await siteContract()).parseFooter, { signal, isOptional: true }),
});

/** The primary menu has the id 1 (fixed by the customer). */
export const menuQuery = queryOptions({
  queryKey: ['navigation', 1],
  queryFn: ({ signal }) =>
    request('/api/navigation/render/1?type=TREE', async () => (await navigationContract()).parseMenu, {
      signal,
      isOptional: true,
    }),
});

/** The content around every page. */
export async function loadShell(client: QueryClient): Promise<void> {
  await Promise.all([
    client.fetchQuery(settingQuery),
    client.fetchQuery(footerQuery),
    client.fetchQuery(menuQuery),
  ]);
}

const settingUrl = apiUrl('/api/setting', {
  populate: {
    logo: true,
    logoDark: true,
    favicon: true,
    organization: true,
    siteBanner: { populate: { image: true, link: true } },
    seo: { populate: { metaImage: true } },
  },
});

const footerUrl = apiUrl('/api/footer', {
  populate: { columns: { populate: { links: true } }, legalLinks: true },
});
