import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ContactsView } from '#src/features/contacts/contacts-view.tsx';
import { contactsQuery } from '#src/features/contacts/queries.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';

const intro = m.routes.contactsIntro;

export async function load(client: QueryClient) {
  await client.fetchQuery(contactsQuery);
}

export function Route() {
  const contacts = useQuery(contactsQuery);
  return (
    <Container>
      <Head title={m.routes.contacts} description={intro} />
      <Breadcrumbs crumbs={[{ label: m.routes.contacts, url: '/contacts' }]} />
      <PageHead title={m.routes.contacts} intro={intro} />
      <Async query={contacts}>
        {(list) =>
          list.length > 0 ? (
            <ContactsView contacts={list} />
          ) : (
            <Notice kind="information" title={m.routes.noContacts} />
          )
        }
      </Async>
    </Container>
  );
}
