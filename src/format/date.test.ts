import { expect, it } from 'vitest';
import { formatDate } from './date.ts';

it('formats dates as in British English', () => {
  const british = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, '0')}-09`;
    expect(formatDate(iso)).toBe(british.format(new Date(iso)));
  }
});
