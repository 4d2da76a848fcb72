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
  if (command?.type === 'make-way') yieldToUpdate();
  if (command?.type === 'keep-page') event.waitUntil(cachePage(event, command.path));
  if (command?.type === 'save-page-files') event.waitUntil(savePageFiles(event, command.addresses));
  if (command?.type === 'save-files') event.waitUntil(saveFiles(event));
}

async function cachePage({ ports }: ExtendableMessageEvent, path: string) {
  ports[0]?.postMessage(await savePageAt(path));
}

async function savePageFiles({ ports }: ExtendableMessageEvent, addresses: string[]) {
  const ours = addresses.filter((address) => address.startsWith('/uploads/'));
  const missing = await Promise.all([
    savePictures(ours.filter((address) => !isCaptions(address))),
    ...ours.filter(isCaptions).map((address) => saveCaptions(address).catch(() => address)),
  ]);
  ports[0]?.postMessage(missing.flat().filter((address) => address !== undefined));
}

async function saveFiles({ ports }: ExtendableMessageEvent) {
  const missing = await Promise.all([restoreFiles(yieldSignal), saveLargeParts()]);
  ports[0]?.postMessage(missing.flat());
}
