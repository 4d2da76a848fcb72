import { describe, expect, it } from 'vitest';
import { catalogue } from './fake-document.ts';
import { createIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';
import { searchIndex } from './search.ts';

describe('a hit', () => {
  it('has the matches highlighted in every requested attribute', () => {
    const { _formatted } = hit({ q: 'pres 16bar', attributesToHighlight: ['*'] });
    expect(_formatted).toMatchObject({
      title: '<em>Pres</em>sure transmitter APT 210, <em>0 … 16 bar</em>',
      weight: 20,
      price: { amountMinor: 14_900, currency: 'EUR' },
    });
  });

  it('has the typed part of a part number highlighted', () => {
    const highlighted = (q: string) =>
      hit({ q, attributesToHighlight: ['partNumber'] })._formatted?.partNumber;
    expect(highlighted('apt210016g14m12')).toBe('<em>APT210-016-G14-M12</em>');
    expect(highlighted('apt 210')).toBe('<em>APT210</em>-016-G14-M12');
    expect(highlighted('apt210-016')).toBe('<em>APT210-016</em>-G14-M12');
  });

  it('is cropped to the words around the matches', () => {
    const crop = { attributesToCrop: ['text'], cropLength: 4 };
    expect(hit({ q: 'overpressure', ...crop })._formatted?.text).toBe('…0.25 % FS\nOverpressure limit…');
  });

  const hit = (query: SearchQuery) => {
    const { hits } = searchIndex(createIndex(catalogue()), query);
    const pressure = hits.find(({ id }) => id === 'pressure');
    if (!pressure) throw new Error('The product is not among the hits');
    return pressure;
  };
});
