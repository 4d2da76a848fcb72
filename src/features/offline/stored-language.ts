import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { dataVersion } from '#src/cache/data-version.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { urlIn } from '#src/format/url-in.ts';
import { readOther } from './other-database.ts';

const suffixOf = (language: string) => (siteLanguages.indexOf(language) > 0 ? `-${language}` : '');

/** The databases that contain one language: src/cache/storage.ts, app/offline/saved-state.ts, features/search. */
export const databasesOf = (language: string) => [
  { database: `fieldshop-answers${suffixOf(language)}`, store: 'answers' },
  { database: `fieldshop-search${suffixOf(language)}`, store: 'documents' },
  savedStateOf(language),
];

const savedStateOf = (language: string) => ({
  database: `fieldshop-saved${suffixOf(language)}`,
  store: 'saved',
});

/** The header, menu and footer of one language in local storage (src/cache/frame.ts). */
export const frameKeyOf = (language: string) => `fieldshop-frame${suffixOf(language)}`;

/** The caches that contain one language (sw/caches.ts). The names of all others are shared, or of other languages. */
export async function cachesOf(language: string): Promise<string[]> {
  const suffix = suffixOf(language);
  return (await caches.keys()).filter(
    (name) =>
      name === `version-files${suffix}` ||
      name === `large-parts${suffix}` ||
      name === `lists${suffix}` ||
      // Followed by the integrity of the version.
      name.startsWith(`pages${suffix}-sha`),
  );
}

/** The registration of the language's own worker, if there is one. */
export async function registrationOf(language: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = urlIn(language, '/');
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return registration && new URL(registration.scope).pathname === scope ? registration : undefined;
}

export interface StoredLanguage {
  /** Null if the language was never saved completely. */
  completedAt: number | null;
  /** False if the data is of another version of the site or another market, so that pages cannot show it. */
  isCurrent: boolean;
}

const Completion = v.object({ contract: v.string(), completedAt: v.number() });

/** Undefined if nothing of the language is on this device. */
export async function readStored(language: string): Promise<StoredLanguage | undefined> {
  if (!(await registrationOf(language))) return undefined;
  const stored = v.safeParse(
    Completion,
    await readOther(savedStateOf(language), (objects) =>
      promisifyRequest<unknown>(objects.get('completion')),
    ),
  );
  if (!stored.success) return { completedAt: null, isCurrent: true };
  const { contract, completedAt } = stored.output;
  return { completedAt, isCurrent: contract === dataVersion };
}

/** About what its files and data take on the device. Shared pictures and documents are not included. */
export async function storedBytes(language: string): Promise<number> {
  let bytes = 0;
  for (const name of await cachesOf(language)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      bytes += (await (await cache.match(request, { ignoreVary: true }))?.blob())?.size ?? 0;
  }
  for (const database of databasesOf(language)) bytes += (await readOther(database, compressedBytes)) ?? 0;
  return bytes;
}

/** Compressed, because browsers compress what they store in databases. */
async function compressedBytes(objects: IDBObjectStore): Promise<number> {
  const texts = new Blob(await readAsJson(objects));
  const compressed = texts.stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(compressed).blob()).size;
}

/** One entry at a time, to not block the page. */
function readAsJson(objects: IDBObjectStore): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const texts: string[] = [];
    const request = objects.openCursor();
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The database cannot be read')),
    );
    request.addEventListener('success', () => {
      const cursor = request.result;
      if (!cursor) return resolve(texts);
      texts.push(JSON.stringify(cursor.value));
      cursor.continue();
    });
  });
}
