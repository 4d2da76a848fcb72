import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['pressure', 'pressure', 0],
  ['presure', 'pressure', 1],
  ['pressuree', 'pressure', 1],
  ['prezsure', 'pressure', 1],
  ['rpessure', 'pressure', 1],
  ['', 'bar', 3],
  ['bar', '', 3],
])('from %j to %j is %d', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

it('is not calculated beyond the limit', () => {
  expect(editDistance('temperature', 'pressure', 2)).toBe(3);
});
