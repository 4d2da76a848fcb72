import { m } from '#src/messages/m.ts';
import { Head } from '#src/ui/head.tsx';
import { Container } from '#src/ui/layout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Failure } from './failure.tsx';

/** Shown if the metadata of the document is not on the device either. */
export function DocumentUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Head title={m.viewer.document} isIndexed={false} />
      <VisuallyHidden as="h1">{m.viewer.unreachable}</VisuallyHidden>
      <Failure reason="unreachable" onRetry={onRetry} />
    </Container>
  );
}
