import { describe, expect, it } from 'vitest';
import { joinText } from './join-text.ts';

describe('the text of a page', () => {
  it('keeps lines apart', () => {
    expect(joinText([aLine('Measuring range'), aLine('0 … 16 bar')])).toBe('Measuring range 0 … 16 bar');
  });

  it('joins words that are split at the end of a line', () => {
    expect(joinText([aLine('stain-'), aLine('less steel')])).toBe('stainless steel');
  });

  it('keeps the dash of a part number', () => {
    expect(joinText([aLine('APT-210-'), aLine('010')])).toBe('APT-210- 010');
  });

  it('has one space for a gap of any kind in the layout', () => {
    expect(joinText([aRun('4 … 20'), aRun('\u00a0\u202f'), aRun('mA'), { type: 'beginMarkedContent' }])).toBe(
      '4 … 20 mA',
    );
  });
});

const aRun = (str: string) => ({ str, hasEOL: false });
const aLine = (str: string) => ({ str, hasEOL: true });
