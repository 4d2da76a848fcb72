import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = m.routes.yourData;
const intro = m.routes.yourDataIntro;

const GuestData = lazyPart(
  async () => (await import('#src/features/guest-data/guest-data-view.tsx')).GuestDataView,
);

/** For people without an account. The link in the e-mail they get has a code after the `#`. */
export function Route() {
  return (
    <Container>
      <Head title={title} description={intro} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/your-data' }]} />
      <PageHead title={title} intro={intro} />
      <GuestData />
    </Container>
  );
}
