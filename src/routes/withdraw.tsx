import { m } from '#src/messages/m.ts';
import { useSellsToConsumers } from '#src/ui/site-context.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { NotFoundView } from '#src/ui/not-found-view.tsx';

/** Nothing to load. */
export const load = () => Promise.resolve();

const title = m.routes.withdraw;
const intro = m.routes.withdrawIntro;

const WithdrawForm = lazyPart(
  async () => (await import('#src/features/withdrawal/withdraw-form.tsx')).WithdrawForm,
);

/** For consumers who do not have the link to their order at hand. */
export function Route() {
  if (!useSellsToConsumers()) return <NotFoundView />;
  return (
    <Container>
      <Head title={title} description={intro} isIndexed={false} />
      <Breadcrumbs crumbs={[{ label: title, url: '/withdraw' }]} />
      <PageHead title={title} intro={intro} />
      <WithdrawForm />
    </Container>
  );
}
