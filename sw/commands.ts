import { parseWorkerCommand } from '#src/contract/worker-command.ts';
import { makeWay } from './making-way.ts';
import { saveLargeParts } from './large-parts.ts';
import { keepPageAt } from './navigation.ts';
import { savePictures } from './pictures.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page of the site may ask for; anything else is not for us. */
export function commandOf(event: ExtendableMessageEvent) {
  const command = parseWorkerCommand(event.data);
  if (command?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (command?.type === 'make-way') makeWay();
  if (command?.type === 'keep-page') event.waitUntil(answerKeep(event, command.path));
  if (command?.type === 'save-pictures') event.waitUntil(answerSave(event, command.addresses));
  if (command?.type === 'save-large-parts') event.waitUntil(answerLargeParts(event));
}

async function answerKeep({ ports }: ExtendableMessageEvent, path: string) {
  await keepPageAt(path);
  ports[0]?.postMessage('kept');
}

async function answerSave({ ports }: ExtendableMessageEvent, addresses: string[]) {
  const ours = addresses.filter((address) => address.startsWith('/uploads/'));
  ports[0]?.postMessage(await savePictures(ours));
}

async function answerLargeParts({ ports }: ExtendableMessageEvent) {
  ports[0]?.postMessage(await saveLargeParts());
}
