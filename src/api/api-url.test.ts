import { describe, expect, it } from 'vitest';
import { apiUrl, apiUrlOfEntry } from './api-url.ts';

describe('an API URL', () => {
  it('writes nested parameters in Strapi’s brackets', () => {
    const parameters = { populate: { image: { fields: 'url,width' } }, sort: ['region:asc', 'weight:asc'] };
    expect(apiUrl('/api/slides', parameters)).toBe(
      '/api/slides?populate[image][fields]=url%2Cwidth&sort[0]=region%3Aasc&sort[1]=weight%3Aasc',
    );
  });

  it('finds an entry by its url without the leading slash', () => {
    expect(apiUrlOfEntry('/api/pages', '/about')).toBe('/api/pages?filters[url][$eq]=about');
  });

  it('escapes a url inside its parameter', () => {
    expect(apiUrlOfEntry('/api/pages', 'a&status=draft')).toBe(
      '/api/pages?filters[url][$eq]=a%26status%3Ddraft',
    );
  });
});
