import { cartTokenHeader } from './cart-token.ts';
import { noteServerTime } from './server-time.ts';

/** The response, or `unreachable` if there was none. */
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

/** A request that hangs would block the outbox. */
const defaultTimeoutMs = 60_000;

/** Sends one HTTP request. Network failures are returned as `unreachable`, not thrown. */
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
    // Captive portals redirect to their own sign-in page.
    redirect: 'error',
    cache: 'no-store',
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  };
  if (body !== undefined) init.body = isBytes ? body : JSON.stringify(body);
  try {
    const response = await fetch(path, init);
    const text = await response.text();
    // Ignore the `Date` of a captive portal, which does not return JSON.
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

/** `Retry-After` is in seconds or a date. Capped at one hour. */
function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), 3_600_000);
}
