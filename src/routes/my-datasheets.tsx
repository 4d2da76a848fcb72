import type { QueryClient } from '@tanstack/react-query';
import { LibrarySlot } from '#src/features/documents/library-slot.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

const title = 'My datasheets';
const intro = 'Documents that are saved on this device. They open without a connection.';

/** The server draws only the frame: nothing of the list is its business. */
export async function load(client: QueryClient) {
  if (import.meta.env.SSR) return;
  const { documentsQuery } = await import('#src/features/documents/documents-query.ts');
  await client.fetchQuery(documentsQuery);
}

export function Route() {
  return (
    <Container>
      <Head title={title} description={intro} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/my-datasheets' }]} />
      <PageHead title={title} intro={intro} />
      <LibrarySlot />
      <noscript>
        <p>
          This list is kept by your browser and needs JavaScript. Every product page links to its documents.
        </p>
      </noscript>
    </Container>
  );
}
