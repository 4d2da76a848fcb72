import type { Meilisearch } from 'meilisearch';
import { environment } from '../../../../platform/config/environment';

type Module = { Meilisearch: new (config: object) => Meilisearch };

// TypeScript would turn import() into require() here; the client is a module of the newer kind.
// oxlint-disable-next-line no-implied-eval
const importModule: (name: string) => Promise<Module> = new Function('name', 'return import(name)').bind(
  null,
);

const requestMilliseconds = 20_000;
/** A batch of a thousand documents may take a while. */
export const waiting = { timeout: 60_000, interval: 100 };

/** Undefined where no Meilisearch is configured: then the search of this process is the only one. */
export async function meilisearch(): Promise<Meilisearch | undefined> {
  const { MEILISEARCH_URL: host, MEILISEARCH_ADMIN_KEY: apiKey } = environment();
  if (host === undefined) return undefined;
  const { Meilisearch: Client } = await importModule('meilisearch');
  return new Client({ host, apiKey, timeout: requestMilliseconds });
}

/** The code of a refusal; undefined where it was none. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || typeof error.cause !== 'object' || error.cause === null) return undefined;
  return 'code' in error.cause ? String(error.cause.code) : undefined;
}
