import { existsSync, readFileSync } from 'node:fs';
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
      expect(['met', 'customers: met', 'open', 'not applicable'], row).toContain(state);
      expect(reason, row).not.toBe('');
    }
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
