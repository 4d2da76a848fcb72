import type { QueryClient } from '@tanstack/react-query';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonBlock } from '#src/ui/skeleton.tsx';

const title = 'My datasheets';
const intro = 'Documents saved on this device. You can open them offline.';

/** The server renders only the frame, because the list is on the device. */
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
      <LibraryView />
    </Container>
  );
}

const LibraryView = lazyPart(
  async () => (await import('#src/features/documents/library-view.tsx')).LibraryView,
  { when: 'idle', needsStorage: true, Fallback: Loading, Failure: Unavailable },
);

function Loading() {
  return (
    <>
      <SkeletonBlock />
      <noscript>
        <p>
          This list is stored in your browser and needs JavaScript. You can also find documents on each
          product page.
        </p>
      </noscript>
    </>
  );
}

function Unavailable() {
  return (
    <Notice kind="error" title="Your saved documents cannot be shown">
      <p>
        This browser window cannot store documents, or part of the site could not be loaded. Reload the page.
        If that does not help, turn off private browsing.
      </p>
    </Notice>
  );
}
