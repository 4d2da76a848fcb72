import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folders = [
  'cms/config',
  'cms/demo',
  'cms/src',
  'cms/starter',
  'cms/tests',
  'docs',
  'scripts',
  'src',
  'sw',
  'tests',
];

/** Created when the site is set up or runs. */
const createdLater = new Set(['cms/.env', 'cms/data']);

let documents: { name: string; text: string }[] = [];
beforeAll(async () => {
  const inDocs = (await readdir(path.join(root, 'docs'))).filter((name) => name.endsWith('.md'));
  const names = ['README.md', 'CONTRIBUTING.md', ...inDocs.map((name) => `docs/${name}`)];
  documents = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(path.join(root, name), 'utf8') })),
  );
});

// The demo company may be deleted. The docs still describe it.
describe.skipIf(!existsSync(path.join(root, 'cms/demo')))('README and docs', () => {
  it('name only paths that exist', () => {
    const paths = named(/`((?:cms|docs|scripts|src|sw|tests)\/[\w./@-]+)`/g);
    expect(paths.length).toBeGreaterThan(100);
    const missing = paths.filter(({ text }) => !existsSync(path.join(root, text)) && !createdLater.has(text));
    expect(missing).toEqual([]);
  });

  it('name only source files that exist, without their folders too', async () => {
    const listed = await Promise.all(
      folders.map((folder) => readdir(path.join(root, folder), { recursive: true })),
    );
    const existing = new Set([...listed.flat(), ...(await readdir(root))].map((file) => path.basename(file)));
    const files = named(/`([\w-][\w.-]*\.(?:mjs|tsx?))`/g);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ text }) => !existing.has(text))).toEqual([]);
  });
});

const named = (pattern: RegExp) =>
  documents.flatMap(({ name, text: whole }) =>
    [...whole.matchAll(pattern)].map(([, text = '']) => ({ document: name, text })),
  );
