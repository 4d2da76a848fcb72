import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/api/request.ts';

const contract = () => import('#src/contract/part-wizard.ts');

/** All data of the part wizard: criteria, families, rules and prices. */
export const partWizardItemsQuery = queryOptions({
  queryKey: ['part-wizard-items'],
  queryFn: ({ signal }) =>
    request('/part-wizard/items', async () => (await contract()).parsePartWizardItems, { signal }),
});
