import { queryOptions } from '@tanstack/react-query';
import { apiUrl } from '#src/api/api-url.ts';
import { request } from '#src/api/request.ts';

const contactContract = () => import('#src/contract/contact.ts');

export const contactsQuery = queryOptions({
  queryKey: ['company-contacts'],
  queryFn: ({ signal }) =>
    request(contactsUrl, async () => (await contactContract()).parseContacts, { signal }),
});

/** By region (fixed by the customer), then in the editor's order. The page sorts the regions by their names in its language. */
const contactsUrl = apiUrl('/api/company-contacts', {
  sort: ['region:asc', 'weight:asc'],
  pagination: { pageSize: 250 },
});
