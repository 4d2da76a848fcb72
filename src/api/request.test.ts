import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError, InvalidResponse, Unreachable } from './errors.ts';
import { request } from './request.ts';
import type { ApiResponse } from './api-response.ts';
import { overHttp, setTransport, type Transport } from './send.ts';

// Test files share this module.
let shared: Transport;
beforeEach(() => {
  shared = setTransport(overHttp);
});
afterEach(() => {
  setTransport(shared);
});

describe('a request to the backend', () => {
  it('returns the parsed response', async () => {
    respondWith({ status: 200, body: { data: 7 } });
    expect(await request('/api/x', asText)).toBe('{"data":7}');
  });

  it('throws the backend’s message and details when it returns an error', async () => {
    const error = { status: 400, name: 'ValidationError', message: 'Invalid key', details: { key: 'a' } };
    respondWith({ status: 400, body: { data: null, error } });
    const failure = await request('/api/x', asText).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 400, message: 'Invalid key', details: { key: 'a' } });
  });

  it('throws the status when a proxy returns its own error page', async () => {
    respondWith({ status: 502, body: undefined });
    await expect(request('/api/x', asText)).rejects.toMatchObject({ status: 502 });
  });

  it('passes undefined to the parser when optional content does not exist', async () => {
    respondWith({ status: 404, body: { error: { message: 'Not found' } } });
    const isUndefined = async () => (body: unknown) => body === undefined;
    expect(await request('/api/x', isUndefined, { isOptional: true })).toBe(true);
  });

  it('throws when the response does not match the contract', async () => {
    respondWith({ status: 200, body: '<html>' });
    const parserOf = () =>
      Promise.resolve(() => {
        throw new Error('not a list');
      });
    await expect(request('/api/x', parserOf)).rejects.toBeInstanceOf(InvalidResponse);
  });

  it('throws Unreachable when there is no response', async () => {
    respondWith(undefined);
    await expect(request('/api/x', asText)).rejects.toBeInstanceOf(Unreachable);
  });

  it('throws the caller’s reason if it is aborted', async () => {
    respondWith(undefined);
    const reason = new Error('the page was left');
    await expect(request('/api/x', asText, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

const respondWith = (response: ApiResponse | undefined) => setTransport(() => Promise.resolve(response));

const asText = () => Promise.resolve((body: unknown) => JSON.stringify(body));
