import { describe, expect, it } from 'vitest';
import { embed } from './embedded.ts';

const config = { siteUrl: 'http://shop.example', recaptchaSiteKey: null, analyticsUrl: null };

describe('the data in a page', () => {
  it('cannot close its element, whatever an editor writes', () => {
    const html = embed({ config, state: { text: '</script><script>alert(1)</script>' } });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(html.replace(/^<[^>]*>|<\/script>$/g, ''))).toMatchObject({
      state: { text: '</script><script>alert(1)</script>' },
    });
  });
});
