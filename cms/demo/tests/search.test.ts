import { describe, expect, it } from 'vitest';
import { createIndex } from '../../../src/search/search-index.ts';
import { searchIndex } from '../../../src/search/search.ts';
import { seededDocuments } from './search-documents.ts';

const documents = seededDocuments();
const index = createIndex(documents);
const found = (q: string, limit = 100) => searchIndex(index, { q, limit }).hits.map(({ id }) => String(id));

/** What the datasheets state about explosion protection. */
const approved = documents
  .filter(({ keywords }) => keywords.some((keyword) => keyword.startsWith('Explosion protection ATEX')))
  .map(({ id }) => id);

describe('searching the demo catalogue like an engineer', () => {
  it.each(['ATEX', 'Ex', 'ex ia', 'explosion proof', 'hazardous area', 'intrinsically safe', 'flameproof'])(
    'shows every product with the approval before any without it for "%s"',
    (q) => {
      const products = found(q).filter((id) => documents.find((one) => one.id === id)?.kind === 'product');
      expect(products.slice(0, approved.length).toSorted()).toEqual(approved.toSorted());
      expect(approved).toContain(found(q)[0]);
    },
  );

  it('ranks instruments with an approval first in a search for pressure and explosion proof', () => {
    expect(approved).toEqual(expect.arrayContaining(found('explosion proof pressure', 3)));
  });

  it.each([
    ['absolute pressure', 'apt-210-v1r5'],
    ['absolute pressure transmitter', 'apt-210-v1r5'],
    ['vacuum', 'apt-210-v1r5'],
    ['negative pressure', 'apt-210-v1r5'],
    ['apt 210 16', 'apt-210-016'],
    ['APT 210 016', 'apt-210-016'],
    ['apt 210 160', 'apt-210-160'],
    ['apt 210 1', 'apt-210-001'],
    ['adp 330 1000', 'adp-330-1000'],
    ['manometer', 'apt-210-v1r5'],
    ['pressure gauge', 'apt-210-v1r5'],
    ['torque wrench sensor', 'atq-430-005'],
    ['torque wrench', 'atq-430-005'],
    ['pressure sensor 16 bar', 'apt-210-016'],
  ])('for "%s" returns %s first', (q, id) => {
    expect(found(q, 1)).toEqual([id]);
  });

  it('ranks a complete code before longer ones, as while typing', () => {
    const products = found('apt210-016-g14-m12').filter((id) => id.startsWith('apt-'));
    expect(products).toEqual(['apt-210-016', 'apt-210-016-iol']);
  });

  it('highlights mA as a unit, and nothing in "machines"', () => {
    const marked = searchIndex(index, { q: 'ma', limit: 100, attributesToHighlight: ['*'] }).hits.flatMap(
      ({ _formatted }) => JSON.stringify(_formatted).match(/<em>[^<]*<\/em>\p{L}*/gu) ?? [],
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((one) => !/^<em>[^<]*mA<\/em>$/.test(one))).toEqual([]);
  });
});
