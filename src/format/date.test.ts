import { expect, it } from 'vitest';
import { formatDate } from './date.ts';

it('writes each day as it is written in British English', () => {
  const written = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, '0')}-09`;
    expect(formatDate(iso)).toBe(written.format(new Date(iso)));
  }
});
