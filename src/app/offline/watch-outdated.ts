import type { QueryClient } from '@tanstack/react-query';
import { readOutdated, setOutdated } from '#src/api/outdated.ts';
import { send } from '#src/api/send.ts';

const pauseMs = 30_000;

/**
 * Repeats the request whose response was outdated. Once the response is up to date, everything on the page is fetched
 * again. Returns a function that stops this.
 */
export function watchOutdated(client: QueryClient): () => void {
  const timer = setInterval(() => void check(client), pauseMs);
  return () => clearInterval(timer);
}

async function check(client: QueryClient) {
  const outdated = readOutdated();
  if (!outdated) return;
  const { type } = await send(outdated.path, { method: 'HEAD', cache: 'no-store' });
  // If any response was outdated in the meantime, `readOutdated` returns a new object.
  if (type !== 'ok' || readOutdated() !== outdated) return;
  setOutdated(null);
  await client.invalidateQueries();
}
