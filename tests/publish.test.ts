import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish } from '../scripts/build/publish.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-publish-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('publishing a build', () => {
  it('replaces the previous build', async () => {
    await deploy('a');
    await deploy('b');
    expect(await readFile(path.join(folder, 'dist/client/index.html'), 'utf8')).toBe('b');
    expect(await readFile(path.join(folder, 'dist/server/entry-server.js'), 'utf8')).toBe('b');
    expect(await readdir(folder)).toEqual(['dist']);
  });

  it('keeps the assets of the two previous builds, compressed copies included, and no more', async () => {
    for (const name of ['a', 'b', 'c']) await deploy(name);
    expect(await assets()).toEqual([...filesOf('a'), ...filesOf('b'), ...filesOf('c'), 'same.js'].toSorted());
    await deploy('d');
    expect(await assets()).toEqual([...filesOf('b'), ...filesOf('c'), ...filesOf('d'), 'same.js'].toSorted());
  });

  it('counts the same build once, however often it is repeated', async () => {
    for (const name of ['a', 'b', 'b', 'b']) await deploy(name);
    expect(await assets()).toContain('a.js');
  });

  it('counts a build that comes back as the newest', async () => {
    for (const name of ['a', 'b', 'a', 'c']) await deploy(name);
    expect(await assets()).toEqual(expect.arrayContaining(['a.js', 'b.js', 'c.js']));
    await deploy('d');
    expect(await assets()).not.toContain('b.js');
  });

  it('keeps the assets of a build without a list of builds', async () => {
    await deploy('a');
    await rm(path.join(folder, 'dist/client/.vite'), { recursive: true });
    await deploy('b');
    expect(await assets()).toContain('a.js');
  });
});

async function deploy(name: string) {
  const built = path.join(folder, 'next');
  await mkdir(path.join(built, 'client/assets/large'), { recursive: true });
  await mkdir(path.join(built, 'server'));
  const files = [...filesOf(name), 'same.js'].map((file) => `client/assets/${file}`);
  for (const file of [...files, 'client/index.html', 'server/entry-server.js'])
    await writeFile(path.join(built, file), name);
  await publish(built, path.join(folder, 'dist'));
}

const filesOf = (name: string) => [`${name}.js`, `${name}.js.br`, `large/${name}.js`];

async function assets() {
  const names = await readdir(path.join(folder, 'dist/client/assets'), { recursive: true });
  return names.filter((name) => name !== 'large').toSorted();
}
