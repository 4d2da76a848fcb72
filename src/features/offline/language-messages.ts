import { parseLanguageMessage, type LanguageMessage } from '#src/contract/language-message.ts';
import { once } from '#src/format/once.ts';

const listeners = new Set<(message: LanguageMessage) => void>();

/** Notifies this page, the frame that saves a language, and the other tabs. */
export function notify(message: LanguageMessage) {
  deliver(message);
  broadcast()(message);
}

/** Returns a function that stops listening. */
export function listen(listener: (message: LanguageMessage) => void): () => void {
  broadcast();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const broadcast = once(() => {
  const channel = new BroadcastChannel('fieldshop-languages');
  channel.addEventListener('message', ({ data }) => {
    const message = parseLanguageMessage(data);
    if (message) deliver(message);
  });
  return channel.postMessage.bind(channel);
});

function deliver(message: LanguageMessage) {
  for (const listener of listeners) listener(message);
}
