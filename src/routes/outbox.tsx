import { Unavailable } from '#src/features/outbox/unavailable.tsx';
import { m } from '#src/messages/m.ts';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Nothing to load: the content is on the device. */
export const load = () => Promise.resolve();

const title = m.routes.outbox;
const intro = m.routes.outboxIntro;

export function Route() {
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs crumbs={[{ label: title, url: '/outbox' }]} />
      <PageHead title={title} intro={intro} />
      <OutboxView />
    </Container>
  );
}

const OutboxView = lazyPart(async () => (await import('#src/features/outbox/outbox-view.tsx')).OutboxView, {
  when: 'idle',
  needsStorage: true,
  Failure: Unavailable,
});
