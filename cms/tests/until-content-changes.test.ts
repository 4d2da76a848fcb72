import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { derivedFromContent } from '../src/platform/cache/invalidation';
import { untilContentChanges } from '../src/platform/cache/until-content-changes';

const strapi = {} as Core.Strapi;

it('loads once until content changes, also for calls at the same moment', async () => {
  const read = vi.fn<() => Promise<string>>(async () => 'content');
  const load = untilContentChanges(read);
  expect(await Promise.all([load(strapi), load(strapi)])).toEqual(['content', 'content']);
  await load(strapi);
  expect(read).toHaveBeenCalledTimes(1);
  for (const clear of derivedFromContent.all()) clear();
  await load(strapi);
  expect(read).toHaveBeenCalledTimes(2);
});

it('tries again after an outage', async () => {
  const read = vi
    .fn<() => Promise<string>>(async () => 'content')
    .mockRejectedValueOnce(new Error('The database is unreachable'));
  const load = untilContentChanges(read);
  await expect(load(strapi)).rejects.toThrow('The database is unreachable');
  expect(await load(strapi)).toBe('content');
});
