import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/request.ts';

const contract = () => import('#src/contract/menu-families.ts');

/** The product families of each category, for the menu. Requested once the page is complete. */
export const menuFamiliesQuery = queryOptions({
  queryKey: ['catalogue', 'families'],
  queryFn: ({ signal }) =>
    request('/api/catalogue/families', async () => (await contract()).parseMenuFamilies, { signal }),
});
