import { Unreachable } from './errors.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Outgoing {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** What an editor may leave out: where it is missing (404) its parser gets nothing and makes defaults. */
  isOptional?: boolean;
}

/** Carries a request to the backend: over HTTP in the browser, in process on the server. */
export type Transport = (path: string, outgoing: Outgoing) => Promise<Answer>;

let current: Transport = overHttp;

export const carry: Transport = (path, outgoing) => current(path, outgoing);

/** The server replaces the transport once, before it renders. */
export function setTransport(transport: Transport) {
  current = transport;
}

// A connection that accepts and never answers is none.
const patienceMs = 15_000;

async function overHttp(
  path: string,
  { method = 'GET', body, signal, headers: own }: Outgoing,
): Promise<Answer> {
  const headers = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...own,
  };
  const patience = AbortSignal.timeout(patienceMs);
  const either = signal ? AbortSignal.any([signal, patience]) : patience;
  try {
    const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal: either });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Unreachable('The server could not be reached', { cause });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
