import { describe, expect, it } from 'vitest';
import { catalogue } from './fake-document.ts';
import { createIndex } from './search-index.ts';
import { searchIndex, type SearchQuery } from './search.ts';

describe('a hit', () => {
  it('has what was found marked in every attribute that is asked for', () => {
    const { _formatted } = hit({ q: 'pres 16bar', attributesToHighlight: ['*'] });
    expect(_formatted).toMatchObject({
      title: '<em>Pres</em>sure transmitter APT 210, <em>0 … 16 bar</em>',
      weight: '20',
      price: { amountMinor: '14900', currency: 'EUR' },
    });
  });

  it('has a part number marked as far as it was written', () => {
    const marked = (q: string) => hit({ q, attributesToHighlight: ['partNumber'] })._formatted?.partNumber;
    expect(marked('apt210016g14m12')).toBe('<em>APT210-016-G14-M12</em>');
    expect(marked('apt 210')).toBe('<em>APT210</em>-016-G14-M12');
    expect(marked('apt210-016')).toBe('<em>APT210-016</em>-G14-M12');
  });

  it('has marks of one’s own', () => {
    const tags = { highlightPreTag: '[', highlightPostTag: ']' };
    expect(hit({ q: 'pressure', attributesToHighlight: ['category'], ...tags })._formatted?.category).toBe(
      '[Pressure]',
    );
  });

  it('is cropped to the words around what was found', () => {
    const crop = { attributesToCrop: ['text'], cropLength: 4 };
    expect(hit({ q: 'overpressure', ...crop })._formatted?.text).toBe('…0.25 % FS\nOverpressure limit…');
  });

  it('holds what is asked for alone', () => {
    expect(hit({ q: 'pressure transmitter', attributesToRetrieve: ['id'] })).toEqual({ id: 'pressure' });
  });

  const hit = (query: SearchQuery) => {
    const [first] = searchIndex(createIndex(catalogue()), { ...query, filter: 'id = pressure' }).hits;
    if (!first) throw new Error('Nothing was found');
    return first;
  };
});
