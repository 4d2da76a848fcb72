import { parseLibraryMessage, type LibraryMessage } from '#src/contract/library.ts';

type Listener = (message: LibraryMessage) => void;

const listeners = new Set<Listener>();
let broadcast: ((message: LibraryMessage) => void) | undefined;

/** Notifies this tab, the other tabs and the worker. */
export function notify(message: LibraryMessage): void {
  for (const listener of listeners) listener(message);
  open();
  broadcast?.(message);
}

export function listen(listener: Listener): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function open(): void {
  if (broadcast) return;
  const channel = new BroadcastChannel('fieldshop-documents');
  broadcast = channel.postMessage.bind(channel);
  channel.addEventListener('message', ({ data }) => {
    const message = parseLibraryMessage(data);
    if (message) for (const listener of listeners) listener(message);
  });
}
