import { describe, expect, it } from 'vitest';
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { dateTo, embed } from './embedded.ts';

const config = { siteUrl: 'http://shop.example', recaptchaSiteKey: null, analyticsUrl: null };

describe('the data in a page', () => {
  it('cannot close its element, whatever an editor writes', () => {
    const html = embed({ config, state: stateOf('</script><script>alert(1)</script>') });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(html.replace(/^<[^>]*>|<\/script>$/g, ''))).toMatchObject({
      state: { queries: [{ state: { data: '</script><script>alert(1)</script>' } }] },
    });
  });

  it('is as recent as the response, however long ago the server rendered the page', () => {
    const state = stateOf('text', 1000);
    dateTo(900_000, state);
    expect(state.queries[0]?.state.dataUpdatedAt).toBe(900_000);
  });
});

function stateOf(data: string, updatedAt = 0) {
  const client = new QueryClient();
  client.setQueryData(['page'], data, { updatedAt });
  return dehydrate(client);
}
