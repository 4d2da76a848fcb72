import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const document = readFileSync(path.join(root, 'docs', 'asvs.md'), 'utf8');

// How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has, as section:number. They come first in each
// section, before those of level 3: https://github.com/OWASP/ASVS, 5.0/docs_en, column "L".
const sections: Record<string, string> = {
  1: '1:2 2:9 3:11 4:3 5:2',
  2: '1:3 2:3 3:4 4:1',
  3: '2:2 3:4 4:6 5:5 7:2',
  4: '1:3 2:1 3:2 4:4',
  5: '1:1 2:3 3:2 4:3',
  6: '1:3 2:12 3:4 4:4 5:5 6:3 8:4',
  7: '1:3 2:4 3:2 4:5 5:2 6:2',
  8: '1:2 2:3 3:1 4:1',
  9: '1:3 2:4',
  10: '1:2 2:2 3:4 4:11 5:5 6:2 7:3',
  11: '1:2 2:3 3:3 4:4 5:1 6:1',
  12: '1:3 2:2 3:4',
  13: '1:1 2:5 3:2 4:5',
  14: '1:2 2:4 3:3',
  15: '1:3 2:3 3:7',
  16: '1:1 2:5 3:4 4:3 5:3',
  17: '1:1 2:4 3:2',
};
const required = Object.entries(sections).flatMap(([chapter, list]) =>
  list.split(' ').flatMap((entry) => {
    const [section = '', count = ''] = entry.split(':');
    return Array.from({ length: Number(count) }, (_, index) => `${chapter}.${section}.${index + 1}`);
  }),
);

const states = ['met', 'by review', 'customers: met', 'customers: by review', 'open', 'not applicable'];

describe('docs/asvs.md', () => {
  it('has each of the 253 requirements of levels 1 and 2 once', () => {
    const listed = [...document.matchAll(/^\| ([\d., –]+) \|/gm)].flatMap(([, cell = '']) => idsIn(cell));
    const chapters = [...document.matchAll(/^([\d.]+–[\d.]+) are not applicable/gm)];
    const all = [...listed, ...chapters.flatMap(([, range = '']) => idsIn(range))];
    expect(required).toHaveLength(253);
    expect(all.toSorted(byNumber)).toEqual(required);
  });

  it('gives each a state and a reason', () => {
    const rows = [...document.matchAll(/^\| \d+\.\d+\.\d+[\d., –]* +\| (.*?) +\| (.*?) +\|$/gm)];
    expect(rows.length).toBeGreaterThan(150);
    for (const [row, state = '', reason = ''] of rows) {
      expect(states, row).toContain(state);
      expect(reason, row).not.toBe('');
    }
  });

  it('names a test for each that is met, except by review', () => {
    const rows = [...document.matchAll(/^\| \d+\.\d+\.\d+[\d., –]* +\| (?:customers: )?met +\| .*\|$/gm)];
    expect(rows.length).toBeGreaterThan(80);
    const without = rows
      .map(([row]) => row)
      .filter((row) => !/`[\w./-]+\.(?:test\.tsx?|spec\.ts)`/.test(row));
    expect(without).toEqual([]);
  });

  it('names only files that exist', () => {
    const names = [...document.matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(100);
    const folders = ['', 'cms/tests'];
    const missing = names.filter(
      (name) => !folders.some((folder) => existsSync(path.join(root, folder, name))),
    );
    expect(missing).toEqual([]);
  });
});

describe('the source code of the server', () => {
  const server = ['cms/src', 'cms/config'].flatMap(sourcesIn);

  it('starts programs without a shell, and only in backups and rehearsals', () => {
    expect(filesWith(server, /node:child_process/)).toEqual([
      'cms/src/backup/postgres.ts',
      'cms/src/backup/scheduled-backups.ts',
      'cms/src/upgrade/rehearse.ts',
    ]);
    const imports = server.flatMap(({ text }) => text.match(/import .* from 'node:child_process'/g) ?? []);
    expect(imports.filter((line) => /exec|\*/.test(line))).toEqual([]);
    expect(filesWith(server, /\bshell: /)).toEqual([]);
  });

  it('runs no text as code, except two that import a module', () => {
    expect(filesWith(server, /\beval\(|node:vm/)).toEqual([]);
    const made = server.flatMap(({ text }) => text.match(/new Function\([^;]*?'\)/g) ?? []);
    expect(made.toSorted()).toEqual([
      `new Function('name', 'return import(name)')`,
      `new Function('url', 'return import(url)')`,
    ]);
    expect(server.flatMap(({ text }) => text.match(/new Function\b/g) ?? [])).toHaveLength(2);
  });

  it('hashes with SHA-256', () => {
    const calls = server.flatMap(({ text }) => text.match(/create(?:Hash|Hmac)\([^,)]*/g) ?? []);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((call) => !call.endsWith(`'sha256'`))).toEqual([]);
  });

  it('verifies certificates of the servers to which it connects', () => {
    expect(filesWith(server, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([]);
  });
});

describe('the source code of the site', () => {
  it('sets HTML in two places', () => {
    const found = filesWith(
      sourcesIn('src'),
      /dangerouslySetInnerHTML=|\.(?:inner|outer)HTML = |insertAdjacentHTML/,
    );
    expect(found).toEqual(['src/ui/json-ld.tsx', 'src/ui/server-html.tsx']);
  });
});

/** All but tests. */
function sourcesIn(folder: string): { name: string; text: string }[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
}

const filesWith = (sources: { name: string; text: string }[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** "1.2.3, 1.2.5–1.2.7" */
function idsIn(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('–');
    return required.slice(required.indexOf(first), required.indexOf(last) + 1);
  });
}

function byNumber(a: string, b: string): number {
  return required.indexOf(a) - required.indexOf(b);
}
