import { queryOptions } from '@tanstack/react-query';
import { address } from '#src/api/address.ts';
import { request } from '#src/api/request.ts';

const contactContract = () => import('#src/contract/contact.ts');

export const contactsQuery = queryOptions({
  queryKey: ['company-contacts'],
  queryFn: ({ signal }) =>
    request(contactsAddress, async () => (await contactContract()).parseContacts, { signal }),
});

/** By region (fixed by the customer), then in the editor's order. */
const contactsAddress = address('/api/company-contacts', {
  sort: ['region:asc', 'weight:asc'],
  pagination: { pageSize: 250 },
});
