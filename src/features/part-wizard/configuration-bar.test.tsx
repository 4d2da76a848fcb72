import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aFamily } from '#src/part-wizard/family-fixture.ts';
import { ConfigurationBar } from './configuration-bar.tsx';

describe('the bar of a configuration', () => {
  const items = { families: [], products: [], categories: [], media: [], suitability: [] };
  const family = aFamily({
    positions: { size: ['10', '20'], seal: ['FK', 'EP'] },
    rules: [{ when: ['size', '20'], limited: ['seal', 'FK'] }],
  });
  const bar = (choices: Record<string, string>) =>
    renderToStaticMarkup(<ConfigurationBar items={items} savedAt={0} family={family} choices={choices} />);

  it('has a price and a lead time if it can be built, even before it is complete', () => {
    expect(bar({ size: '20', seal: 'FK' })).toContain('€100.00');
    expect(bar({ size: '20', seal: 'FK' })).toContain('Ships within 1 working day');
    expect(bar({ size: '20' })).toContain('so far, excluding tax');
    expect(bar({ size: '20' })).toContain('Ships within 1 working day or later');
  });

  it('leads to the next open position, then to the order', () => {
    expect(bar({ size: '20' })).toMatch(/href="#position-seal".*Next: Seal/);
    expect(bar({ size: '20', seal: 'FK' })).toContain('href="#configuration"');
  });

  it('has no price if it cannot be built', () => {
    expect(bar({ size: '20', seal: 'EP' })).not.toContain('€');
  });
});
