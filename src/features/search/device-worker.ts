import { parseDeviceCommand, type DeviceCommand, type DeviceReply } from '#src/contract/search.ts';
import { languageSuffix } from '#src/format/site-languages.ts';
import { dropIndex, searchDevice, suggestOnDevice, updateDevice } from './device-index.ts';

// A separate worker, so that reading, indexing and searching the whole catalogue does not block input.

/** Received by the workers of other tabs. */
const others = new BroadcastChannel(`fieldshop-search${languageSuffix}`);
others.addEventListener('message', dropIndex);

addEventListener('message', ({ data }: MessageEvent<unknown>) => void handle(parseDeviceCommand(data)));

async function handle(command: DeviceCommand) {
  try {
    reply({ id: command.id, body: await runCommand(command) });
  } catch (error) {
    reply({ id: command.id, body: null, failure: String(error) });
  }
}

async function runCommand(command: DeviceCommand): Promise<unknown> {
  const { market } = command;
  if (command.type === 'search') return searchDevice(command.request, market);
  if (command.type === 'suggest') return suggestOnDevice(command.words, market);
  const { added, removed } = await updateDevice(market);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
  if (added.length + removed.length > 0) others.postMessage('changed');
  return { changed: added.length + removed.length };
}

function reply(message: DeviceReply) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only the worker's page receives it.
  postMessage(message);
}
