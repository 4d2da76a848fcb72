import type { QueryClient } from '@tanstack/react-query';
import { LibrarySlot } from '#src/features/documents/library-slot.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

const title = 'My datasheets';
const intro = 'Documents saved on this device. You can open them offline.';

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
          This list is stored in your browser and needs JavaScript. You can also find documents on each
          product page.
        </p>
      </noscript>
    </Container>
  );
}
