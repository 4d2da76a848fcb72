import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { load } from './support/backend';

const { urlProblem } = load('platform/content/urls.js');

describe('the url of a page', () => {
  it('cannot be one that the site itself uses', async () => {
    const source = path.resolve(import.meta.dirname, '..', '..', 'src', 'app', 'routes.tsx');
    const { routes }: { routes: { path: string }[] } = await import(/* @vite-ignore */ source);
    const own = new Set(
      routes.map((route) => route.path.split('/')[1]).filter((part) => /^[a-z-]+$/.test(part ?? '')),
    );
    expect(own.size).toBeGreaterThan(25);
    for (const url of own) expect(urlProblem('api::page.page', url), url).toMatch(/^Enter another URL/);
    expect(urlProblem('api::product.product', 'search')).toBeUndefined();
  });

  it.each(['', 'A', 'a b', 'a/b', '..', '-a', 'a-', 'ä', 'a?b', 'a'.repeat(201)])('cannot be “%s”', (url) => {
    expect(urlProblem('api::page.page', url)).toMatch(/^Enter a URL/);
  });

  it.each(['a', 'terms', 'apt-210--new', '404'])('can be “%s”', (url) => {
    expect(urlProblem('api::page.page', url)).toBeUndefined();
  });
});
