import { describe, expect, it } from 'vitest';
import { joinText } from './join-text.ts';

describe('the text of a page', () => {
  it('keeps lines apart', () => {
    expect(joinText([aLine('Measuring range'), aLine('0 … 16 bar')])).toBe('Measuring range 0 … 16 bar');
  });

  it('has words whole that a line end divided', () => {
    expect(joinText([aLine('stain-'), aLine('less steel')])).toBe('stainless steel');
  });

  it('leaves the dash of a part number alone', () => {
    expect(joinText([aLine('APT-210-'), aLine('010')])).toBe('APT-210- 010');
  });

  it('has one blank where the layout has a gap, of whatever kind', () => {
    expect(joinText([aRun('4 … 20'), aRun('\u00a0\u202f'), aRun('mA'), { type: 'beginMarkedContent' }])).toBe(
      '4 … 20 mA',
    );
  });
});

const aRun = (str: string) => ({ str, hasEOL: false });
const aLine = (str: string) => ({ str, hasEOL: true });
