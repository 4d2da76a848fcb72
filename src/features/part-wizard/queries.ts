import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '#src/api/request.ts';
import { setShownTexts } from '#src/part-wizard/shown-text.ts';

const contract = () => import('#src/contract/part-wizard.ts');

/** All data of the part wizard: criteria, families, rules and prices. */
export const partWizardItemsQuery = queryOptions({
  queryKey: ['part-wizard-items'],
  queryFn: ({ signal }) =>
    request('/part-wizard/items', async () => (await contract()).parsePartWizardItems, { signal }),
});

export function usePartWizardItems() {
  const query = useQuery(partWizardItemsQuery);
  // Before anything that shows them is rendered. The same for every request to this server in this language.
  setShownTexts(query.data?.texts ?? {});
  return query;
}
