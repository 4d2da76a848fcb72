const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('fieldshop-outbox');
  channel.addEventListener('message', () => listeners.forEach((listener) => listener()));
  return channel;
}

/** Tells this tab, the others and the worker that the outbox is another now. */
export function tellChanged(): void {
  listeners.forEach((listener) => listener());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
  open().postMessage('changed');
}

export function onChange(listener: () => void): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
