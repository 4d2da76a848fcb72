import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Shown if the server failed and the device has no catalogue. */
export function SearchFailure({ error, retry }: { error: Error; retry: () => void }) {
  const { kind, title, text } = messageFor(error);
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
      <Button onClick={retry}>Try again</Button>
    </Notice>
  );
}

function messageFor({ name }: Error): { kind: 'offline' | 'error'; title: string; text: string } {
  if (name === 'Unreachable')
    return {
      kind: 'offline',
      title: 'Search is not available offline',
      text: 'The catalogue is not saved on this device yet. Try again when you are online.',
    };
  if (name === 'SearchTimeout')
    return {
      kind: 'error',
      title: 'The search is taking too long',
      text: 'The server did not respond within five seconds. Try again in a moment.',
    };
  return {
    kind: 'error',
    title: 'The search failed',
    text: 'The server returned an error. Your search is still in the search box, so you can try again.',
  };
}
