import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseEntryUrls } from '#src/contract/entry-urls.ts';
import { inSteps } from './in-steps.ts';

const yieldToBrowser = vi.fn<() => Promise<void>>();
beforeEach(() => {
  yieldToBrowser.mockReset().mockResolvedValue();
  vi.stubGlobal('scheduler', { yield: yieldToBrowser });
});
afterEach(() => vi.unstubAllGlobals());

const collectionOf = (length: number) => ({
  data: Array.from({ length }, (_, index) => ({ en: `entry-${index}` })),
  meta: { pagination: { pageCount: 1 } },
});

describe('parsing in steps', () => {
  it.each([0, 1, 10, 11, 250])('returns all of %d entries in their order', async (length) => {
    const body = collectionOf(length);
    expect(await inSteps(parseEntryUrls)(body)).toEqual(body.data);
  });

  it('lets the browser handle input after ten entries at most', async () => {
    const parsedAtOnce: number[] = [];
    const parse = (body: unknown) => {
      const parsed = parseEntryUrls(body);
      parsedAtOnce.push(parsed.length);
      return parsed;
    };
    await inSteps(parse)(collectionOf(25));
    expect(parsedAtOnce).toEqual([10, 10, 5]);
    expect(yieldToBrowser).toHaveBeenCalledTimes(3);
  });

  it('rejects a collection whose last entry is invalid', async () => {
    const body = { data: [...collectionOf(24).data, { en: 7 }] };
    await expect(inSteps(parseEntryUrls)(body)).rejects.toThrow('Expected string but received 7');
  });

  it.each([[undefined], [null], ['<html>'], [[]], [{ data: {} }], [{ error: {} }]])(
    'rejects %j',
    async (body) => {
      await expect(inSteps(parseEntryUrls)(body)).rejects.toThrow('Invalid');
    },
  );
});
