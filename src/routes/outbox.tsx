import { OutboxSlot } from '#src/features/outbox/outbox-slot.tsx';
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx';
import { Head } from '#src/ui/head.tsx';
import { Container, PageHead } from '#src/ui/layout.tsx';

/** Nothing: what it shows is on the device. */
export const load = () => Promise.resolve();

const title = 'Waiting to send';
const intro =
  'What you wrote stays on this device until it has arrived. It is sent by itself when there is a connection, once.';

export function Route() {
  return (
    <Container>
      <Head title={title} description={intro} />
      <Breadcrumbs crumbs={[{ label: title, url: '/outbox' }]} />
      <PageHead title={title} intro={intro} />
      <OutboxSlot />
    </Container>
  );
}
