import { describe, expect, it } from 'vitest';
import { address, addressByUrl } from './address.ts';

describe('an API address', () => {
  it('writes nested parameters in Strapi’s brackets', () => {
    const parameters = { populate: { image: { fields: 'url,width' } }, sort: ['region:asc', 'weight:asc'] };
    expect(address('/api/slides', parameters)).toBe(
      '/api/slides?populate[image][fields]=url%2Cwidth&sort[0]=region%3Aasc&sort[1]=weight%3Aasc',
    );
  });

  it('finds an item by its url without the leading slash', () => {
    expect(addressByUrl('/api/pages', '/about')).toBe('/api/pages?filters[url][$eq]=about');
  });

  it('lets no url break out of its parameter', () => {
    expect(addressByUrl('/api/pages', 'a&status=draft')).toBe(
      '/api/pages?filters[url][$eq]=a%26status%3Ddraft',
    );
  });
});
