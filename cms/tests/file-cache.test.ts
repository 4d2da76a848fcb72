import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { load } from './support/backend';

const { cachedFile, withFileCache } = load('platform/uploads/file-cache.js');
const days = 24 * 60 * 60;

let folder = '';
let made = 0;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'fieldshop-file-cache-')), 'files');
  made = 0;
});

describe('a file that takes long to generate', () => {
  it('is generated once for the same inputs', async () => {
    expect(await cached(['a', 'b'])).toEqual(Buffer.from('made from a, b'));
    expect(await cached(['a', 'b'])).toEqual(Buffer.from('made from a, b'));
    expect(made).toBe(1);
  });

  it('is generated again when an input changes, or the inputs are split differently', async () => {
    for (const inputs of [['a', 'b'], ['a', 'c'], ['ab'], ['a', 'b', '']]) await cached(inputs);
    expect(made).toBe(4);
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['emptied', () => Buffer.alloc(0)],
  ])('is generated again when the cached file was %s', async (_, damage) => {
    await cached(['a']);
    for (const file of cachedFiles()) writeFileSync(file, damage(readFileSync(file)));
    expect((await cached(['a'])).toString()).toBe('made from a');
    await cached(['a']);
    expect(made).toBe(2);
  });

  it('is deleted when nothing has used it for 30 days', async () => {
    await cached(['old']);
    await cached(['used']);
    const now = Date.now() / 1000;
    for (const file of cachedFiles()) utimesSync(file, now, now - 31 * days);
    await cached(['used']);
    expect(cachedFiles()).toHaveLength(1);
    await cached(['used']);
    expect(made).toBe(2);
  });

  it('is generated each time if no folder is configured', async () => {
    await withFileCache(undefined, () => make(['a']));
    await make(['a']);
    expect(made).toBe(2);
  });
});

function cached(inputs: string[]): Promise<Buffer> {
  return withFileCache(folder, () => make(inputs));
}

function make(inputs: string[]): Promise<Buffer> {
  return cachedFile(
    () => inputs,
    () => {
      made += 1;
      return Buffer.from(`made from ${inputs.join(', ')}`);
    },
  );
}

function cachedFiles(): string[] {
  return readdirSync(folder).map((name) => path.join(folder, name));
}
