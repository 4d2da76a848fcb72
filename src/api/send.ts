import { languagePrefix } from '#src/format/language-prefix.ts';
import type { ApiResponse } from './api-response.ts';
import { authenticationHeaders, type Credentials } from './credentials.ts';
import { noteOutdated } from './outdated.ts';

export interface SendOptions extends Pick<RequestInit, 'cache' | 'redirect'> {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Sent as JSON, except an `ArrayBuffer`, which needs a `Content-Type` of its own. */
  body?: unknown;
  credentials?: Credentials;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export type SendOutcome =
  /** A status from 200 to 299. */
  | ({ type: 'ok' } & ApiResponse)
  /** Any other status. */
  | ({ type: 'error' } & ApiResponse)
  /** No response: no connection, a timeout, or the caller has aborted the request. */
  | { type: 'unreachable' };

/** Sends a request to the backend. All requests to the API go through this function. Never throws on a failed request. */
export async function send(path: string, options: SendOptions = {}): Promise<SendOutcome> {
  const response = await transport(path, options);
  if (!response) return { type: 'unreachable' };
  const isOk = response.status >= 200 && response.status < 300;
  return { type: isOk ? 'ok' : 'error', ...response };
}

/** Over HTTP in the browser, in process on the server. Returns undefined if there is no response. */
export type Transport = (path: string, options: SendOptions) => Promise<ApiResponse | undefined>;

let transport: Transport = overHttp;

/** Called once by the server, before it renders. Returns the previous one, which tests restore. */
export function setTransport(other: Transport): Transport {
  const previous = transport;
  transport = other;
  return previous;
}

// A server that accepts connections but does not respond counts as unreachable.
const defaultTimeoutMs = 15_000;

export async function overHttp(path: string, options: SendOptions): Promise<ApiResponse | undefined> {
  const { method = 'GET', body, credentials, signal, timeoutMs = defaultTimeoutMs, ...init } = options;
  const headers = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...authenticationHeaders(path, credentials),
    ...init.headers,
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  const signals = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    // oxlint-disable-next-line no-restricted-globals -- The one HTTP client.
    const response = await fetch(languagePrefix + path, {
      ...init,
      method,
      headers,
      body: body instanceof ArrayBuffer ? body : JSON.stringify(body),
      signal: signals,
    });
    noteOutdated(path, response.headers);
    return { status: response.status, body: parseJson(await response.text()), headers: response.headers };
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
