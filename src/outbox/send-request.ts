import { cartTokenHeader } from './cart-token.ts';
import { noteServerTime } from './server-time.ts';

/** What came back, or that nothing did. */
export type Reply =
  | { status: number; body: unknown; retryAfterMs?: number; cartToken?: string }
  | 'unreachable';

export interface OutgoingRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  timeoutMs?: number;
}

export type SendRequest = (path: string, parcel: OutgoingRequest) => Promise<Reply>;

/** A hung request would hold the outbox for all. */
const defaultTimeoutMs = 60_000;

/** Carries one request over HTTP and never throws for the network's sake. */
export const sendRequest: SendRequest = async (
  path,
  { method, headers = {}, body, timeoutMs = defaultTimeoutMs },
) => {
  const isBytes = body instanceof ArrayBuffer;
  const all = new Headers({ Accept: 'application/json', ...headers });
  if (body !== undefined) all.set('Content-Type', isBytes ? 'application/octet-stream' : 'application/json');
  const init: RequestInit = {
    method,
    headers: all,
    // Where a stranger's network answers for everything, it redirects to its own page.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  };
  if (body !== undefined) init.body = isBytes ? body : JSON.stringify(body);
  try {
    const response = await fetch(path, init);
    const text = await response.text();
    // The page of a hotel's network has a clock of its own, and no JSON.
    if (response.status === 204 || parseJson(text) !== undefined)
      noteServerTime(response.headers.get('Date'));
    return {
      status: response.status,
      body: parseJson(text),
      retryAfterMs: retryAfterMs(response.headers),
      cartToken: response.headers.get(cartTokenHeader) ?? undefined,
    };
  } catch {
    return 'unreachable';
  }
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In seconds, or a date; at most an hour, whatever a server says. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 3_600_000);
}
