import type { QueryClient } from '@tanstack/react-query';
import { restoreFrame } from '#src/cache/frame.ts';
import { persistAnswers } from '#src/cache/storage.ts';

/** What surrounds the page is there before it is drawn; its content is looked for on the device before the network. */
export async function restoreAnswers(client: QueryClient) {
  persistAnswers(client);
  await restoreFrame(client);
}
