import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renameFrom } from './renamed-files.ts';
import { setVersionFiles, versionFile } from './version-files.ts';

const origin = 'https://shop.example';
let stored: Map<string, Response>;
const cache = {
  match: (key: RequestInfo | URL) => Promise.resolve(stored.get(String(key))?.clone()),
  keys: () => Promise.resolve([...stored.keys()].map((url) => new Request(url))),
};

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('self', { location: { origin } });
  setVersionFiles([
    ['assets/contacts-NEWhash_.js', ''],
    ['assets/shared-new-hash.js', ''],
    ['assets/style-newhash1.css', ''],
    ['assets/large/pdf.worker-newhash2.js', ''],
    ['assets/font-newhash3.woff2', ''],
    ['index.html', ''],
  ]);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a script of which an earlier version is stored', () => {
  it('is made from it, with the names of the files of this version', async () => {
    store(
      'contacts-OLD-hash.js',
      'import"./shared-old_hash.js";f(["assets/large/pdf.worker-oldhash2.js","/x-1.js"])',
    );
    expect(await made('contacts-NEWhash_.js')).toBe(
      'import"./shared-new-hash.js";f(["assets/large/pdf.worker-newhash2.js","/x-1.js"])',
    );
  });

  it('is made from the newest, which was stored last', async () => {
    store('contacts-oldhash1.js', 'first');
    store('contacts-oldhash2.js', 'second');
    expect(await made('contacts-NEWhash_.js')).toBe('second');
  });

  it('has the headers of the stored one, but not those about its transfer', async () => {
    store('contacts-oldhash1.js', 'text', {
      'Content-Encoding': 'br',
      ETag: '"1"',
      'X-Frame-Options': 'DENY',
    });
    const response = await make('contacts-NEWhash_.js');
    expect(Object.fromEntries(response?.headers ?? [])).toEqual({
      'content-type': 'text/javascript',
      'x-frame-options': 'DENY',
    });
  });

  // A search that starts again at each character would exceed the time limit of tests.
  it('is made from a large one without names', async () => {
    const text = `/${'a-'.repeat(1_000_000)}`;
    store('contacts-oldhash1.js', text);
    expect(await made('contacts-NEWhash_.js')).toHaveLength(text.length);
  });
});

describe('nothing is made', () => {
  it.each([
    ['of a script whose name is new', 'news-oldhash1.js', 'assets/contacts-NEWhash_.js'],
    ['of a font', 'font-oldhash1.woff2', 'assets/font-newhash3.woff2'],
    ['of the app shell, whose headers may have changed', 'index-oldhash1.html', 'index.html'],
  ])('%s', async (_what, former, path) => {
    store(former, 'text');
    expect(await make(path.replace('assets/', ''))).toBeUndefined();
  });
});

function store(name: string, text: string, headers: Record<string, string> = {}) {
  const response = new Response(text, { headers: { 'Content-Type': 'text/javascript', ...headers } });
  stored.set(`${origin}/assets/${name}`, response);
}

async function make(name: string) {
  const file = versionFile(`${origin}/assets/${name}`) ?? versionFile(`${origin}/${name}`);
  if (!file) throw new Error(`This version has no ${name}`);
  const rename = await renameFrom(cache);
  return rename(file);
}

const made = async (name: string) => (await make(name))?.text();
