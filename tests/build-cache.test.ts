import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUnused, madeOnce } from '../scripts/build/build-cache.mjs';

let folder = '';
let made = 0;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'fieldshop-build-cache-')), 'steps');
  made = 0;
});

describe('a minified or compressed file', () => {
  it('is made once for the same inputs', async () => {
    expect(await make(['a', Buffer.from('b')])).toBe('made from a, b');
    expect(await make(['a', Buffer.from('b')])).toBe('made from a, b');
    expect(made).toBe(1);
  });

  it('is made again when an input changes, or the inputs are split differently', async () => {
    for (const inputs of [['a', 'b'], ['a', 'c'], ['ab'], ['a', 'b', '']]) await make(inputs);
    expect(made).toBe(4);
  });

  it.each([
    ['changed', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('!')])],
    ['cut off', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['emptied', () => Buffer.alloc(0)],
  ])('is made again when the cached one was %s', async (_, damage) => {
    await make(['a']);
    for (const file of cachedFiles()) writeFileSync(file, damage(readFileSync(file)));
    expect(await make(['a'])).toBe('made from a');
    await make(['a']);
    expect(made).toBe(2);
  });

  it('is deleted when no build has used it for 30 days', async () => {
    await make(['old']);
    await make(['used']);
    const longAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
    for (const file of cachedFiles()) utimesSync(file, longAgo, longAgo);
    await make(['used']);
    await deleteUnused(folder);
    expect(cachedFiles()).toHaveLength(1);
    await make(['used']);
    expect(made).toBe(2);
  });
});

async function make(inputs: (string | Buffer)[]): Promise<string> {
  const makeHere = () => {
    made += 1;
    return Promise.resolve(`made from ${inputs.map(String).join(', ')}`);
  };
  return (await madeOnce(inputs, makeHere, folder)).toString();
}

function cachedFiles(): string[] {
  return readdirSync(folder).map((name) => path.join(folder, name));
}
