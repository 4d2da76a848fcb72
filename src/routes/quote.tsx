import { useParams, useSearchParams } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing to load: personal data must not be in a page that the server may cache. */
export const load = () => Promise.resolve();

const title = m.routes.yourQuote;
const QuotePage = lazyPart(async () => (await import('#src/features/orders/quote-page.tsx')).QuotePage);

/** A quote, for anyone with the signed link: `?token=…`. */
export function Route() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: m.routes.requestQuote, url: '/request-quote' },
          { label: title, url: `/quotes/${id}` },
        ]}
      />
      <PageHead title={title} />
      <QuotePage id={id} token={search.get('token') ?? ''} />
    </Container>
  );
}
