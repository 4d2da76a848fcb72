import { describe, expect, it } from 'vitest';
import { boundProblems, typedNumber } from './typed-number.ts';

describe('a typed number', () => {
  it.each([
    ['0,25', 0.25],
    ['−1', -1],
    [' 16 ', 16],
    ['1e3', 1000],
    ['', null],
    [null, null],
    ['abc', null],
    ['1 000', null],
    ['Infinity', null],
  ])('%j is %j', (text, number) => {
    expect(typedNumber(text)).toBe(number);
  });
});

describe('the bounds of a range', () => {
  it.each([
    ['0', '10', '', ''],
    ['', '', '', ''],
    [null, '10', '', ''],
    ['10', '10', '', ''],
    ['abc', '10', 'Enter a number, such as 2.5.', ''],
    ['1', '2 bar', '', 'Enter a number, such as 2.5.'],
    ['100', '10', '', 'Enter 100 or more.'],
    ['0,5', '−0,5', '', 'Enter 0,5 or more.'],
  ])('%j and %j', (from, to, ...[ofFrom, ofTo]) => {
    expect(boundProblems(from, to)).toEqual({ from: ofFrom, to: ofTo });
  });
});
