import { parseWorkerCommand } from '#src/contract/worker-command.ts';
import { isCaptions, saveCaptions } from './captions.ts';
import { restoreFiles } from './install.ts';
import { saveLargeParts } from './large-parts.ts';
import { yieldToUpdate, yieldSignal } from './yield-to-update.ts';
import { savePageAt } from './navigation.ts';
import { savePictures } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/** Handles commands from pages of the site and ignores all other messages. */
export function handleCommand(event: ExtendableMessageEvent) {
  const command = parseWorkerCommand(event.data);
  if (command?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (command?.type === 'yield-to-update') yieldToUpdate();
  if (command?.type === 'save-page') event.waitUntil(savePage(event, command.path));
  if (command?.type === 'save-page-files') event.waitUntil(savePageFiles(event, command.urls));
  if (command?.type === 'save-files') event.waitUntil(saveFiles(event));
  if (command?.type === 'list-pages') event.waitUntil(listPages(event));
}

async function savePage({ ports }: ExtendableMessageEvent, path: string) {
  ports[0]?.postMessage(await savePageAt(path));
}

async function savePageFiles({ ports }: ExtendableMessageEvent, urls: string[]) {
  const uploads = urls.filter((url) => url.startsWith('/uploads/'));
  const missing = await Promise.all([
    savePictures(uploads.filter((url) => !isCaptions(url))),
    ...uploads.filter(isCaptions).map((url) => saveCaptions(url).catch(() => url)),
  ]);
  ports[0]?.postMessage(missing.flat().filter((url) => url !== undefined));
}

async function saveFiles({ ports }: ExtendableMessageEvent) {
  const missing = await Promise.all([restoreFiles(yieldSignal), saveLargeParts()]);
  ports[0]?.postMessage(missing.flat());
}

async function listPages({ ports }: ExtendableMessageEvent) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  ports[0]?.postMessage(pages.filter(({ frameType }) => frameType !== 'nested').map(({ url }) => url));
}
