import { inject, describe, expect, it } from 'vitest';
import {
  entityTagOf,
  isListBody,
  type ListBody,
  manipulation,
  patched,
  signatureHeader,
  signatureOf,
} from '#src/contract/list-delta.ts';

const products = '/api/products?fields=name,url&sort=url&pagination[pageSize]=250';

const request = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(inject('origin') + path, { method, headers });

async function listIn(response: Response): Promise<ListBody> {
  const body: unknown = await response.json();
  if (!isListBody(body)) throw new Error('The response is not a list.');
  return body;
}

/** The list as it was before ten products were added, one was removed and one was changed. */
async function formerList(): Promise<ListBody> {
  const list = await listIn(await request(products, {}));
  const [first, second, ...others] = list.data.slice(10);
  return {
    ...list,
    data: [first, { ...Object(second), name: 'Former name' }, { url: 'removed' }, ...others],
  };
}

const asksForDelta = (list: ListBody) => ({
  'A-IM': manipulation,
  [signatureHeader]: signatureOf(list) ?? '',
});

describe('a list that a client has in a former version', () => {
  it.each(['br', 'gzip', 'identity'])('is updated by its changes, compressed with %s', async (encoding) => {
    const former = await formerList();
    const response = await request(products, { ...asksForDelta(former), 'Accept-Encoding': encoding });
    expect(response.status).toBe(226);
    expect(response.headers.get('IM')).toBe(manipulation);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const delta = await listIn(response);
    expect(delta.data.filter((one) => !Array.isArray(one))).toHaveLength(11);
    const text = patched(former, delta);
    expect(text).toBe(await (await request(products, {})).text());
    expect(await entityTagOf(text)).toBe(response.headers.get('ETag'));
  });

  it('is not sent if it has not changed', async () => {
    const current = await request(products, {});
    const headers = {
      ...asksForDelta(await listIn(current)),
      'If-None-Match': current.headers.get('ETag') ?? '',
      'Cache-Control': 'no-cache',
    };
    expect((await request(products, headers)).status).toBe(304);
  });

  it.each([
    ['without a signature', { 'A-IM': manipulation }],
    ['with a wrong signature', { 'A-IM': manipulation, [signatureHeader]: '%00"' }],
    ['with another manipulation', { 'A-IM': 'vcdiff', [signatureHeader]: 'abcdef' }],
    ['without a manipulation', { [signatureHeader]: 'abcdef' }],
  ])('is sent whole %s', async (_name, headers) => {
    const response = await request(products, headers);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(await (await request(products, {})).text());
  });

  it('is sent whole to everybody else after a delta, and to HEAD', async () => {
    const former = await formerList();
    await request(products, asksForDelta(former));
    const whole = await request(products, {});
    expect(whole.status).toBe(200);
    expect(whole.headers.get('Cache-Control')).toBe('no-cache');
    expect((await request(products, asksForDelta(former), 'HEAD')).status).toBe(200);
  });

  it('does not apply to single entries and errors', async () => {
    const headers = { 'A-IM': manipulation, [signatureHeader]: 'abcdef' };
    expect((await request('/api/footer', headers)).status).toBe(200);
    expect((await request('/api/products?sort=no-such-field', headers)).status).toBe(400);
  });
});
