import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Shown if the server failed and the device has no catalogue. */
export function SearchFailure({ error, retry }: { error: Error; retry: () => void }) {
  const { kind, title, text } = messageFor(error);
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
      <Button onClick={retry}>{m.search.tryAgain}</Button>
    </Notice>
  );
}

function messageFor({ name }: Error): { kind: 'offline' | 'error'; title: string; text: string } {
  if (name === 'Unreachable')
    return {
      kind: 'offline',
      title: m.search.notOffline,
      text: m.search.catalogueNotSaved,
    };
  if (name === 'SearchTimeout')
    return {
      kind: 'error',
      title: m.search.takesTooLong,
      text: m.search.serverTimeout,
    };
  return {
    kind: 'error',
    title: m.search.failed,
    text: m.search.serverError,
  };
}
