import type { LanguageFailure } from '#src/contract/language-message.ts';
import { isServerReachable } from '#src/api/probe.ts';
import { languageFrameId } from '#src/format/language-frame.ts';
import { urlIn } from '#src/format/url-in.ts';
import { listen } from './language-messages.ts';

export type FrameOutcome = 'saved' | 'stopped' | LanguageFailure;

/** A captive portal or an error page in the frame never reports. */
const startTimeoutMs = 30_000;

/**
 * Saves a language completely, or continues. The shell of that language is opened in a hidden frame, because its code, its
 * worker and its offline download belong to its own pages (app/offline/framed-download.ts).
 */
export async function saveInFrame(language: string, signal: AbortSignal): Promise<FrameOutcome> {
  if (!(await isServerReachable())) return signal.aborted ? 'stopped' : 'unreachable';
  const frame = createFrame(urlIn(language, '/index.html'));
  document.body.append(frame);
  try {
    return await outcomeOf(language, signal);
  } finally {
    frame.remove();
  }
}

function createFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.id = languageFrameId;
  frame.hidden = true;
  frame.src = url;
  return frame;
}

function outcomeOf(language: string, signal: AbortSignal): Promise<FrameOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, startTimeoutMs, 'unreachable');
    const stop = () => finish('stopped');
    const stopListening = listen((message) => {
      if (message.language !== language) return;
      clearTimeout(timer);
      if (message.type === 'saved') finish('saved');
      if (message.type === 'failed') finish(message.reason);
    });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    function finish(outcome: FrameOutcome) {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', stop);
      resolve(outcome);
    }
  });
}
