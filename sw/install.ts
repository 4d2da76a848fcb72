import { deleteOldPages, deleteWrongFiles, versionFilesCache } from './caches.ts';
import { deleteDamaged, isIntact, storeFiles } from './verified-files.ts';
import { installedFiles, largeParts, shell, versionFile } from './version-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Of this version and of the ones that Workbox installed: from these, the worker serves a page its scripts. */
const servesScripts = /^(?:version-files|workbox-precache)/;

/** The worker that is in charge served wrong files: its pages are broken. */
let isRepair = false;

/**
 * Stores the files of this version. What something between here and the server put in their place is removed from all
 * caches first, those of the version in charge too. Where that one served such a file, nobody can accept the new
 * version in its broken pages, so this one takes over at once.
 *
 * @throws when a file could not be had: the browser then drops this worker, and a page registers it again
 */
export async function install() {
  isRepair = await removeWrongFiles();
  const missing = await storeFiles(await caches.open(versionFilesCache), installedFiles());
  if (missing.length > 0) throw new Error(`${missing.length} files could not be had: ${missing[0]}`);
  if (isRepair) await self.skipWaiting();
}

/** Whether the worker that is in charge had wrong files for its pages. */
async function removeWrongFiles(): Promise<boolean> {
  const wrong = new Set(await deleteWrongFiles());
  for (const name of await caches.keys())
    if ((await deleteDamaged(await caches.open(name), filesOf(name))) > 0) wrong.add(name);
  return [...wrong].some((name) => servesScripts.test(name));
}

const filesOf = (name: string) => (servesScripts.test(name) ? installedFiles() : largeParts());

/** Pages that are open at the first visit are served from now on; a later version waits until it is asked to. */
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

/** From the device, or from the network until it is stored again. */
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

/** The page without content, which draws any page. */
export async function storedShell(): Promise<Response | undefined> {
  const cache = await caches.open(versionFilesCache);
  return cache.match(shell()?.key ?? '', { ignoreVary: true });
}

/** Proves every installed file again and replaces what is wrong; returns the URLs of those that could not be had. */
export const restoreFiles = async (signal: AbortSignal): Promise<string[]> =>
  storeFiles(await caches.open(versionFilesCache), installedFiles(), signal);

/** Pages wait until this has ended, so what is wrong goes at once and is fetched again beside them. */
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

/** Their scripts were not scripts, so they cannot do it themselves. */
async function reloadPages() {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) void page.navigate(page.url).catch(() => undefined);
}
