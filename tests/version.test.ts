import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const versionOf = (file: string): unknown => JSON.parse(read(file)).version;

// A heading such as "## [0.1.0] - 2026-11-24".
const released = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/gm)];
const commits = [...read('CHANGELOG.md').matchAll(/`v(\d+\.\d+\.\d+)` is\s+commit `([\da-f]{8})`/g)].map(
  ([, version = '', commit = '']) => ({ version, commit }),
);

function atCommit(commit: string, file: string): string {
  const root = new URL('..', import.meta.url).pathname;
  return spawnSync('git', ['show', `${commit}:${file}`], { cwd: root, encoding: 'utf8' }).stdout;
}

function entryOf(version: string, changelog: string): string | undefined {
  return changelog.split(/^## /m).find((entry) => entry.startsWith(`[${version}] - `));
}

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

  it('has a commit each', () => {
    expect(commits.map(({ version }) => version)).toEqual(released.map(([, version]) => version));
  });

  // A shallow clone does not have them.
  it.skipIf(atCommit('addad74e', 'package.json') === '').each(commits)(
    '$version is the version of commit $commit, whose changelog is still the same',
    ({ version, commit }) => {
      expect(JSON.parse(atCommit(commit, 'package.json')).version).toBe(version);
      const entry = entryOf(version, atCommit(commit, 'CHANGELOG.md'));
      expect(entryOf(version, read('CHANGELOG.md'))?.trim()).toBe(entry?.trim());
    },
  );
});
