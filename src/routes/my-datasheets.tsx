import type { QueryClient } from '@tanstack/react-query';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { lazyPart, nothing } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonBlock } from '#src/ui/skeleton.tsx';

const title = m.routes.myDatasheets;
const intro = m.routes.myDatasheetsIntro;

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
      <LibraryView>
        <Languages />
      </LibraryView>
    </Container>
  );
}

const LibraryView = lazyPart(
  async () => (await import('#src/features/documents/library-view.tsx')).LibraryView,
  { when: 'idle', needsStorage: true, Fallback: Loading, Failure: Unavailable },
);

const Languages = lazyPart(
  async () => (await import('#src/features/offline/languages-view.tsx')).LanguagesView,
  nothing,
);

function Loading() {
  return (
    <>
      <SkeletonBlock />
      <noscript>
        <p>{m.routes.myDatasheetsWithoutScript}</p>
      </noscript>
    </>
  );
}

function Unavailable() {
  return (
    <Notice kind="error" title={m.routes.myDatasheetsUnavailable}>
      <p>{m.routes.howToShowMyDatasheets}</p>
    </Notice>
  );
}
