import { Unreachable } from './errors.ts';

export interface ApiResponse {
  status: number;
  body: unknown;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** For optional content: on 404 the parser gets `undefined` and returns defaults. */
  isOptional?: boolean;
}

/** Sends a request to the backend: over HTTP in the browser, in process on the server. */
export type Transport = (path: string, outgoing: RequestOptions) => Promise<ApiResponse>;

let current: Transport = overHttp;

export const send: Transport = (path, outgoing) => current(path, outgoing);

/** Called once by the server, before it renders. */
export function setTransport(transport: Transport) {
  current = transport;
}

// A server that accepts connections but does not respond counts as unreachable.
const timeoutMs = 15_000;

async function overHttp(
  path: string,
  { method = 'GET', body, signal, headers: own }: RequestOptions,
): Promise<ApiResponse> {
  const headers = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...own,
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  const signals = signal ? AbortSignal.any([signal, timeout]) : timeout;
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal: signals });
    return { status: response.status, body: parseJson(await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Unreachable('The server could not be reached', { cause });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
