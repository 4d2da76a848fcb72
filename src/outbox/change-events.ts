const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** Undefined where the browser blocks site data, and the channel with it: then this tab is alone. */
function open(): BroadcastChannel | undefined {
  if (channel) return channel;
  try {
    channel = new BroadcastChannel('fieldshop-outbox');
  } catch {
    return undefined;
  }
  channel.addEventListener('message', () => listeners.forEach((listener) => listener()));
  return channel;
}

/** Tells this tab, the others and the worker that the outbox is another now. */
export function notifyChanged(): void {
  listeners.forEach((listener) => listener());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has none.
  open()?.postMessage('changed');
}

export function onChange(listener: () => void): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
