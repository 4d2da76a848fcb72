import { afterEach, describe, expect, it } from 'vitest';
import { ApiError, InvalidResponse, Unreachable } from './errors.ts';
import { request } from './request.ts';
import { setTransport, type ApiResponse } from './transport.ts';

afterEach(() => setTransport(() => Promise.reject(new Error('no transport'))));

describe('asking the backend', () => {
  it('hands over what the parser makes of the answer', async () => {
    answering({ status: 200, body: { data: 7 } });
    expect(await request('/api/x', asText)).toBe('{"data":7}');
  });

  it('says with the backend’s own words why it refused', async () => {
    const error = { status: 400, name: 'ValidationError', message: 'Invalid key', details: { key: 'a' } };
    answering({ status: 400, body: { data: null, error } });
    const failure = await request('/api/x', asText).catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 400, message: 'Invalid key', details: { key: 'a' } });
  });

  it('tells the status where an error page stands in for an answer', async () => {
    answering({ status: 502, body: undefined });
    await expect(request('/api/x', asText)).rejects.toMatchObject({ status: 502 });
  });

  it('does not pass on an answer that breaks the contract', async () => {
    answering({ status: 200, body: '<html>' });
    const parserOf = () =>
      Promise.resolve(() => {
        throw new Error('not a list');
      });
    await expect(request('/api/x', parserOf)).rejects.toBeInstanceOf(InvalidResponse);
  });

  it('tells a missing connection from everything else', async () => {
    setTransport(() => Promise.reject(new Unreachable('no route')));
    await expect(request('/api/x', asText)).rejects.toBeInstanceOf(Unreachable);
  });
});

const answering = (answer: ApiResponse) => setTransport(() => Promise.resolve(answer));

const asText = () => Promise.resolve((body: unknown) => JSON.stringify(body));
