import { parseWorkerCommand } from '#src/contract/worker-command.ts';
import { isCaptions, saveCaptions } from './captions.ts';
import { restoreFiles } from './install.ts';
import { saveLargeParts } from './large-parts.ts';
import { makeWay, makingWay } from './making-way.ts';
import { keepPageAt } from './navigation.ts';
import { savePictures } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page of the site may ask for; anything else is not for us. */
export function commandOf(event: ExtendableMessageEvent) {
  const command = parseWorkerCommand(event.data);
  if (command?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (command?.type === 'make-way') makeWay();
  if (command?.type === 'keep-page') event.waitUntil(answerKeep(event, command.path));
  if (command?.type === 'save-page-files') event.waitUntil(answerSave(event, command.addresses));
  if (command?.type === 'save-files') event.waitUntil(answerFiles(event));
}

async function answerKeep({ ports }: ExtendableMessageEvent, path: string) {
  ports[0]?.postMessage(await keepPageAt(path));
}

async function answerSave({ ports }: ExtendableMessageEvent, addresses: string[]) {
  const ours = addresses.filter((address) => address.startsWith('/uploads/'));
  const missing = await Promise.all([
    savePictures(ours.filter((address) => !isCaptions(address))),
    ...ours.filter(isCaptions).map((address) => saveCaptions(address).catch(() => address)),
  ]);
  ports[0]?.postMessage(missing.flat().filter((address) => address !== undefined));
}

async function answerFiles({ ports }: ExtendableMessageEvent) {
  const missing = await Promise.all([restoreFiles(makingWay), saveLargeParts()]);
  ports[0]?.postMessage(missing.flat());
}
