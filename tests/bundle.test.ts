import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

const client = path.resolve(import.meta.dirname, '../dist/client');
const SCRIPT_LIMIT_BYTES = 100_000;
const STYLE_LIMIT_BYTES = 20_000;

/** What every page loads by itself when the visitor moves the mouse. Then it waits for the worker (app/background-parts.tsx). */
const partsOfEveryPage = [
  'features/site/footer-content.tsx',
  'features/site/category-menu.tsx',
  'features/auth/follow-session.ts',
  'features/compare/compare-tray.tsx',
  'app/background-parts.tsx',
  'app/offline/install-worker.ts',
  'cache/storage.ts',
  'contract/menu-families.ts',
];
const partsOfForms = ['features/requests/request-form.tsx', 'features/captcha/captcha-loader.ts'];
const pagesWithParts = [
  { route: 'contact', parts: partsOfForms, limitBytes: 140_000 },
  { route: 'request-quote', parts: partsOfForms, limitBytes: 140_000 },
  { route: 'request-demo', parts: partsOfForms, limitBytes: 140_000 },
  { route: 'calibration-and-repair', parts: partsOfForms, limitBytes: 140_000 },
  { route: 'part-wizard', parts: ['features/part-wizard/part-wizard-view.tsx'], limitBytes: 140_000 },
  { route: 'search', parts: ['features/search/search-failure.tsx'], limitBytes: 117_000 },
  {
    route: 'cart',
    parts: ['features/cart/empty-cart.tsx', 'features/cart/use-cart.ts', 'outbox/credentials.ts'],
    limitBytes: 119_500,
  },
];

const Chunk = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  isDynamicEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
});
const Manifest = v.record(v.string(), Chunk);
type Manifest = v.InferOutput<typeof Manifest>;

let manifest: Manifest = {};
let entries: string[] = [];
let routes: string[] = [];

beforeAll(async () => {
  manifest = v.parse(Manifest, JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')));
  const names = Object.keys(manifest);
  // The entry of the page waits for the content, then loads the entry of the site.
  entries = names.filter((name) => manifest[name]?.isEntry || name === 'app/entry-client.tsx');
  routes = names.filter((name) => name.includes('routes/') && manifest[name]?.isDynamicEntry);
});

describe('the first page load', () => {
  it('is measured for every route', async () => {
    const files = await readdir(path.resolve(import.meta.dirname, '../src/routes'));
    const expected = files.filter((file) => /^[a-z-]+\.tsx$/.test(file));
    expect(routes.map((name) => path.basename(name)).toSorted()).toEqual(expected.toSorted());
    expect(entries).toHaveLength(2);
  });

  it('has at most 100 kB of script on every route', async () => {
    const sizes = await Promise.all(
      routes.map(async (route) => ({ route, bytes: await scriptBytes([...entries, route]) })),
    );
    expect(sizes.filter(({ bytes }) => bytes > SCRIPT_LIMIT_BYTES)).toEqual([]);
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0];
    process.stdout.write(`Largest first script: ${largest?.route}, ${largest?.bytes} bytes\n`);
  });

  it.each(pagesWithParts)(
    'has at most $limitBytes bytes of script on /$route once the mouse has moved',
    async ({ route, parts, limitBytes }) => {
      const own = keysOf([`routes/${route}.tsx`, ...parts, ...partsOfEveryPage]);
      expect(await scriptBytes([...entries, ...own])).toBeLessThanOrEqual(limitBytes);
    },
  );

  it('has at most 20 kB of styles, in one sheet', async () => {
    const html = await readFile(path.join(client, 'index.html'), 'utf8');
    const links = Array.from(
      html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g),
      ([, file]) => file,
    );
    expect(links).toHaveLength(1);
    const styles = await readFile(path.join(client, links[0] ?? ''));
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(STYLE_LIMIT_BYTES);
  });
});

describe('the built page', () => {
  it('lists the scripts of each route, which exist', async () => {
    const html = await readFile(path.join(client, 'index.html'), 'utf8');
    const scripts = v.parse(
      v.record(v.string(), v.array(v.string())),
      JSON.parse(/<!--routes (.*?)-->/.exec(html)?.[1] ?? '{}'),
    );
    expect(scripts['/categories/:url']).toContainEqual(expect.stringMatching(/^assets\/routes-category-/));
    const files = Object.values(scripts).flat();
    const entriesOfRoutes = routes.map((name) => manifest[name]?.file);
    expect(entriesOfRoutes.filter((file) => file === undefined || !files.includes(file))).toEqual([]);
    expect(files.filter((file) => !existsSync(path.join(client, file)))).toEqual([]);
  });

  it('consists of files whose names differ in more than the hash, by which the worker recognises them', () => {
    const files = new Set(Object.values(manifest).map(({ file }) => file));
    const names = [...files].map((file) => file.replace(/-[\w-]{8}\./, '.'));
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('refers to no other origin', async () => {
    const html = await readFile(path.join(client, 'index.html'), 'utf8');
    expect(html.match(/(?:src|href)="(?:https?:)?\/\/[^"]*"/g)).toBeNull();
  });

  it('has a compressed copy of each text file', async () => {
    const files = await filesOf('assets');
    const scripts = files.filter((file) => /\.(js|css)$/.test(file));
    const large = [];
    for (const file of scripts) if ((await readFile(path.join(client, file))).length >= 300) large.push(file);
    expect(files).toEqual(expect.arrayContaining(large.flatMap((file) => [`${file}.br`, `${file}.gz`])));
  });
});

/** The names in the manifest, which are relative to the folder of index.html. */
function keysOf(files: string[]): string[] {
  expect(files.filter((file) => !manifest[file])).toEqual([]);
  return files;
}

function scriptBytes(names: string[]): Promise<number> {
  const visited = new Set<string>();
  const follow = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    manifest[name]?.imports.forEach(follow);
  };
  names.forEach(follow);
  return transferred(
    [...visited].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js')),
  );
}

// Small files have no compressed copy and are sent as they are.
async function transferred(files: string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const compressed = path.join(client, `${file}.br`);
    return (await stat(existsSync(compressed) ? compressed : path.join(client, file))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(path.join(client, folder))).map((file) => `${folder}/${file}`);
}
