import { deleteOldPages, deleteWrongFiles, versionFilesCache } from './caches.ts';
import { deleteDamaged, isIntact, storeFiles } from './verified-files.ts';
import { installedFiles, largeParts, shell, versionFile } from './version-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** The caches that scripts are served from: ours, and those of earlier versions built with Workbox. */
const servesScripts = /^(?:version-files|workbox-precache)/;

/** The active worker served wrong files, so its pages are broken. */
let isRepair = false;

/**
 * Stores the files of this version. First deletes wrong files, such as captive portal pages stored in place of scripts, from
 * all caches, including those of the active version. If the active version served such a file, its pages are too broken to
 * offer the update, so this version takes over immediately.
 *
 * @throws if a file could not be fetched. The browser then discards this worker, and a page registers it again.
 */
export async function install() {
  isRepair = await removeWrongFiles();
  const missing = await storeFiles(await caches.open(versionFilesCache), installedFiles());
  if (missing.length > 0) throw new Error(`${missing.length} files could not be downloaded: ${missing[0]}`);
  if (isRepair) await self.skipWaiting();
}

/** Returns whether the active worker had wrong files for its pages. */
async function removeWrongFiles(): Promise<boolean> {
  const wrong = new Set(await deleteWrongFiles());
  for (const name of await caches.keys())
    if ((await deleteDamaged(await caches.open(name), filesOf(name))) > 0) wrong.add(name);
  return [...wrong].some((name) => servesScripts.test(name));
}

const filesOf = (name: string) => (servesScripts.test(name) ? installedFiles() : largeParts());

/** On the first visit, takes control of open pages. Later versions wait until the user accepts the update. */
export async function activate() {
  await self.clients.claim();
  await Promise.all([
    self.registration.navigationPreload?.enable(),
    deleteOldPages(),
    deleteFormerFiles(),
    verifyFiles(),
  ]);
  if (isRepair) await reloadPages();
}

/** Cache first; a missing file is fetched and stored again. */
export async function installedFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(versionFilesCache);
  const file = versionFile(request.url);
  const stored = file && (await cache.match(file.key, { ignoreVary: true }));
  if (stored || !file) return stored ?? fetch(request);
  const response = await fetch(request);
  const copy = response.clone();
  const store = async () => (await isIntact(file, copy.clone())) && cache.put(file.key, copy);
  event.waitUntil(store().catch(() => undefined));
  return response;
}

/** The app shell: HTML without content that can render any page. */
export async function storedShell(): Promise<Response | undefined> {
  const cache = await caches.open(versionFilesCache);
  return cache.match(shell()?.key ?? '', { ignoreVary: true });
}

/** Verifies every installed file and replaces wrong ones. Returns the URLs of files that could not be fetched. */
export const restoreFiles = async (signal: AbortSignal): Promise<string[]> =>
  storeFiles(await caches.open(versionFilesCache), installedFiles(), signal);

/** Pages wait for activation, so damaged files are deleted now and fetched again in the background. */
async function verifyFiles() {
  const cache = await caches.open(versionFilesCache);
  await deleteDamaged(cache, installedFiles());
  void storeFiles(cache, installedFiles()).catch(() => undefined);
}

async function deleteFormerFiles() {
  const keys = new Set(installedFiles().map(({ key }) => key));
  const cache = await caches.open(versionFilesCache);
  const former = (await cache.keys()).filter(({ url }) => !keys.has(url));
  await Promise.all(former.map((request) => cache.delete(request, { ignoreVary: true })));
  const workboxCaches = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
  await Promise.all(workboxCaches.map((name) => caches.delete(name)));
}

/** The pages cannot reload themselves, because their scripts are broken. */
async function reloadPages() {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) void page.navigate(page.url).catch(() => undefined);
}
