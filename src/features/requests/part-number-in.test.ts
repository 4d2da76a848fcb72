import { describe, expect, it } from 'vitest';
import { partNumberIn } from './part-number-in.ts';

describe('the code on a nameplate', () => {
  it.each([
    ['https://aldermere.example/p/APT210-010', 'APT210-010'],
    ['aldermere.example/p/APT210%2F010?x=1', 'APT210/010'],
    [' APT210-010 ', 'APT210-010'],
    ['https://example.com/somewhere', undefined],
    ['', undefined],
  ])('%j is read as %j', (text, partNumber) => {
    expect(partNumberIn(text)).toBe(partNumber);
  });
});
