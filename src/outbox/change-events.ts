const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** Undefined if the browser blocks site data, which blocks BroadcastChannel too. Only this tab is then notified. */
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

/** Notifies this tab, the other tabs and the worker that the outbox has changed. */
export function notifyChanged(): void {
  listeners.forEach((listener) => listener());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel.postMessage takes no origin.
  open()?.postMessage('changed');
}

export function onChange(listener: () => void): () => void {
  open();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
