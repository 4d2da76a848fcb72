import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ContactsView } from '#src/features/contacts/contacts-view.tsx';
import { contactsQuery } from '#src/features/contacts/queries.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';

const intro =
  'Offices, application engineers and the service desk, by region. You can contact each in the local language or in English.';

export async function load(client: QueryClient) {
  await client.fetchQuery(contactsQuery);
}

export function Route() {
  const contacts = useQuery(contactsQuery);
  return (
    <Container>
      <Head title="Contacts" description={intro} />
      <Breadcrumbs crumbs={[{ label: 'Contacts', url: '/contacts' }]} />
      <PageHead title="Contacts" intro={intro} />
      <Async query={contacts}>
        {(list) =>
          list.length > 0 ? (
            <ContactsView contacts={list} />
          ) : (
            <Notice kind="information" title="No contacts yet" />
          )
        }
      </Async>
    </Container>
  );
}
