import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Neither the server answered nor has this device what it needs. */
export function SearchFailure({ error, retry }: { error: Error; retry: () => void }) {
  const { kind, title, text } = wordsFor(error);
  return (
    <Notice kind={kind} title={title}>
      <p>{text}</p>
      <Button onClick={retry}>Try again</Button>
    </Notice>
  );
}

function wordsFor({ name }: Error): { kind: 'offline' | 'error'; title: string; text: string } {
  if (name === 'Unreachable')
    return {
      kind: 'offline',
      title: 'The search cannot be reached',
      text: 'The catalogue is not saved on this device yet, so it cannot be searched without a connection. Try again when the connection is back.',
    };
  if (name === 'SearchTimeout')
    return {
      kind: 'error',
      title: 'The search takes too long',
      text: 'The server did not answer within five seconds. Try again in a moment.',
    };
  return {
    kind: 'error',
    title: 'The search could not be done',
    text: 'The server refused it or answered with an error. Your words are still here.',
  };
}
