import { describe, expect, it } from 'vitest';
import { parseRange, createRangeResponse } from './ranges.ts';

describe('a range of a stored document', () => {
  it.each([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=-2', { first: 8, last: 9 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=10-', 'outside'],
    ['bytes=0-1,4-5', 'whole'],
    ['lines=1-2', 'whole'],
  ])('is found for %s', (range, bounds) => {
    expect(parseRange(range, 10)).toEqual(bounds);
  });

  it('is returned with its position', async () => {
    const part = await createRangeResponse(new Response('0123456789'), 'bytes=2-4');
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe('bytes 2-4/10');
    expect(await part.text()).toBe('234');
  });

  it('is rejected outside the file', async () => {
    const part = await createRangeResponse(new Response('0123456789'), 'bytes=20-');
    expect(part.status).toBe(416);
    expect(part.headers.get('Content-Range')).toBe('bytes */10');
  });
});
