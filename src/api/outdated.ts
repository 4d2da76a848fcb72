/** A response that the server had cached before it lost its database, and the time since which it may be outdated. */
export interface Outdated {
  path: string;
  since: number;
}

let latest: Outdated | null = null;
const listeners = new Set<() => void>();

export const readOutdated = () => latest;

export function onOutdated(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function setOutdated(outdated: Outdated | null) {
  latest = outdated;
  for (const listener of listeners) listener();
}

/** The server marks such responses as defined by RFC 9211: with a negative time to live. */
export function noteOutdated(path: string, headers: Headers) {
  const [, seconds] = /^Fieldshop; hit; ttl=-(\d+)/.exec(headers.get('Cache-Status') ?? '') ?? [];
  if (seconds) setOutdated({ path, since: Date.now() - Number(seconds) * 1000 });
}
