import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { importWithScripts } from './import-with-scripts.ts';

const links: { rel: string; href: string }[] = [];
const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  links.length = 0;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: (typeof links)[number]) => links.push(link) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('imports at once, and preloads each script in a task of its own, once', async () => {
  const module = { name: 'part' };
  expect(await importWithScripts(async () => module, ['assets/a.js', 'assets/b.js'])).toBe(module);
  await importWithScripts(async () => module, ['assets/b.js']);
  expect(links).toEqual([]);
  expect(vi.getTimerCount()).toBe(2);
  vi.runAllTimers();
  expect(links).toEqual([
    { rel: 'modulepreload', href: '/assets/a.js' },
    { rel: 'modulepreload', href: '/assets/b.js' },
  ]);
});

it('reports a script that could not be loaded', async () => {
  const report = vi.fn<() => void>();
  page.addEventListener('vite:preloadError', report);
  await expect(importWithScripts(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(report).toHaveBeenCalledOnce();
});
