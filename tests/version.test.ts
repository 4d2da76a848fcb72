import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const versionOf = (file: string): unknown => JSON.parse(read(file)).version;

// A heading such as "## [0.1.0] - 2026-11-24".
const released = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/gm)];

describe('the version of the product', () => {
  it('is that of the newest entry in the changelog', () => {
    expect(released[0]?.[1]).toBe(versionOf('package.json'));
  });

  it.each(['cms/package.json', 'package-lock.json', 'cms/package-lock.json'])('is also in %s', (file) => {
    expect(versionOf(file)).toBe(versionOf('package.json'));
  });

  it('has one entry each, from the newest to the oldest', () => {
    const dates = released.map(([, , date]) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(released.map(([, version]) => version)).size).toBe(released.length);
    expect(read('CHANGELOG.md').match(/^## \[/gm)).toHaveLength(released.length + 1);
  });
});
