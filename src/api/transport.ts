import { Unreachable } from './errors.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Outgoing {
  method?: 'GET' | 'POST';
  body?: unknown;
  signal?: AbortSignal;
}

/** Carries a request to the backend: over HTTP in the browser, in process on the server. */
export type Transport = (path: string, outgoing: Outgoing) => Promise<Answer>;

let current: Transport = overHttp;

export const carry: Transport = (path, outgoing) => current(path, outgoing);

/** The server replaces the transport once, before it renders. */
export function setTransport(transport: Transport) {
  current = transport;
}

async function overHttp(path: string, { method = 'GET', body, signal }: Outgoing): Promise<Answer> {
  const headers = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const response = await fetch(path, { method, headers, body: JSON.stringify(body), signal }).catch(
    (cause) => {
      if (signal?.aborted) throw cause;
      throw new Unreachable('The server could not be reached', { cause });
    },
  );
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
