import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aFamily } from '#src/part-wizard/family-fixture.ts';
import { ConfigurationBar } from './configuration-bar.tsx';

describe('the bar of a configuration', () => {
  const items = { families: [], products: [], categories: [], media: [], suitability: [], translations: {} };
  const family = aFamily({
    positions: { size: ['10', '20'], seal: ['FK', 'EP'] },
    rules: [{ when: ['size', '20'], limited: ['seal', 'FK'] }],
  });
  const addOns = [{ code: 'CAL5', name: 'Calibration', unitPrice: 9500, workingDays: 5 }];
  const bar = (choices: Record<string, string>, codes: string[] = []) =>
    renderToStaticMarkup(
      <ConfigurationBar
        items={items}
        savedAt={0}
        family={{ ...family, addOns }}
        choices={choices}
        addOns={codes}
      />,
    );

  it('has a price and a lead time if it can be built, even before it is complete', () => {
    expect(bar({ size: '20', seal: 'FK' })).toContain('€100.00');
    expect(bar({ size: '20', seal: 'FK' })).toContain('Ships within 1 working day');
    expect(bar({ size: '20' })).toContain('so far, excluding tax');
    expect(bar({ size: '20' })).toContain('Ships within 1 working day or later');
  });

  it('links to the next open position, then to the order', () => {
    expect(bar({ size: '20' })).toMatch(/href="#position-seal".*Next: Seal/);
    expect(bar({ size: '20', seal: 'FK' })).toContain('href="#configuration"');
  });

  it('includes the selected certificates in the price and the lead time', () => {
    expect(bar({ size: '20', seal: 'FK' }, ['CAL5'])).toContain('€195.00');
    expect(bar({ size: '20', seal: 'FK' }, ['CAL5'])).toContain('Ships in 5 working days');
  });

  it('has no price if it cannot be built', () => {
    expect(bar({ size: '20', seal: 'EP' })).not.toContain('€');
  });
});
