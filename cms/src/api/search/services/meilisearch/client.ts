import type { Meilisearch } from 'meilisearch';
import { environment } from '../../../../platform/config/environment';

type Module = { Meilisearch: new (config: object) => Meilisearch };

// TypeScript would compile import() to require() here, but the client is an ES module.
// oxlint-disable-next-line no-implied-eval
const importModule: (name: string) => Promise<Module> = new Function('name', 'return import(name)').bind(
  null,
);

const requestMilliseconds = 20_000;
/** How long to wait for a task, in ms. A batch of a thousand documents can take a while. */
export const waitOptions = { timeout: 60_000, interval: 100 };

/** Undefined if Meilisearch is not configured. The embedded search is then used. */
export async function meilisearch(): Promise<Meilisearch | undefined> {
  const { MEILISEARCH_URL: host, MEILISEARCH_ADMIN_KEY: apiKey } = environment();
  if (host === undefined) return undefined;
  const { Meilisearch: Client } = await importModule('meilisearch');
  return new Client({ host, apiKey, timeout: requestMilliseconds, requestInit: { redirect: 'error' } });
}

/** The error code of Meilisearch. Undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || typeof error.cause !== 'object' || error.cause === null) return undefined;
  return 'code' in error.cause ? String(error.cause.code) : undefined;
}
