import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aFamily } from '#src/part-wizard/family-fixture.ts';
import { CodeStrip } from './code-strip.tsx';

describe('the code as it grows', () => {
  const family = aFamily({
    positions: { size: ['10', '20'], seal: ['FK', 'EP'] },
    rules: [{ when: ['size', '20'], limited: ['seal', 'FK'] }],
  });
  const strip = (choices: Record<string, string>) =>
    renderToStaticMarkup(<CodeStrip family={family} choices={choices} />);

  it('has a price where it can be built, and before it is complete', () => {
    expect(strip({ size: '20', seal: 'FK' })).toContain('€100.00');
    expect(strip({ size: '20' })).toContain('so far, excluding tax');
  });

  it('has no price beside a code that cannot be built', () => {
    expect(strip({ size: '20', seal: 'EP' })).not.toContain('€');
  });
});
