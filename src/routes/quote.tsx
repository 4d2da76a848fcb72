import { useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Late } from '#src/ui/late.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what belongs to one person never stands in a page the server might keep. */
export const load = () => Promise.resolve();

const title = 'Your quote';
const loadView = () => import('#src/features/orders/quote-page.tsx');

/** A quote, for anyone with its link: `?token=…`. */
export function Route() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <Container>
      <Head title={title} isIndexed={false} />
      <Breadcrumbs
        crumbs={[
          { label: 'Request a quote', url: '/request-quote' },
          { label: title, url: `/quotes/${id}` },
        ]}
      />
      <PageHead title={title} />
      <Late load={loadView}>
        {({ QuotePage }) => <QuotePage id={id} token={search.get('token') ?? ''} />}
      </Late>
    </Container>
  );
}
