import { Head } from '#src/ui/head.tsx';
import { Container } from '#src/ui/layout.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Failure } from './failure.tsx';

/** Shown if the metadata of the document is not on the device either. */
export function DocumentUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <Head title="Document" isIndexed={false} />
      <VisuallyHidden as="h1">This document is not saved on this device</VisuallyHidden>
      <Failure reason="unreachable" onRetry={onRetry} />
    </Container>
  );
}
