import { describe, expect, it } from 'vitest';
import { splitMarkup } from './markup.ts';

describe('the markup of a page', () => {
  it('moves the elements that React hoists to the head', () => {
    const head =
      '<title>A &amp; B</title><meta name="description" content="x"/><link rel="canonical" href="/"/>';
    expect(splitMarkup(`${head}<main>Text <link/></main>`)).toEqual({
      head,
      body: '<main>Text <link/></main>',
    });
  });

  it('has an empty head if nothing was hoisted', () => {
    expect(splitMarkup('<main></main>')).toEqual({ head: '', body: '<main></main>' });
  });
});
