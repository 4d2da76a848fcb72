import { describe, expect, it } from 'vitest';
import { normalizePartNumber } from '#src/format/part-number.ts';
import { generatedCatalogue } from './generated-catalogue.ts';
import { aDocument, catalogue } from './fake-document.ts';
import type { SearchDocument } from '#src/contract/search-document.ts';
import { createIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';
import { searchIndex } from './search.ts';
import { suggest } from './suggest.ts';

describe('a search for part numbers in a catalogue of 10,000 products', () => {
  const catalogue = generatedCatalogue(10_000);
  const index = createIndex(catalogue);
  // Running all of them takes a minute; `npm run prove -- search` does.
  const every = process.env.SEARCH_ALL === undefined ? 25 : 1;
  const some = catalogue.filter((_product, number) => number % every === 0);

  it.each([
    ['as it is', (number: string) => number],
    ['in lower case', (number: string) => number.toLowerCase()],
    ['without dashes', (number: string) => number.replaceAll('-', '')],
    ['with spaces', (number: string) => number.replaceAll('-', ' ')],
  ])(
    'ranks each first if it is written %s',
    (_spelling, write) => {
      const missed = some.filter(({ partNumber }) => first(write(partNumber)) !== partNumber);
      expect(missed.map(({ partNumber }) => partNumber)).toEqual([]);
    },
    300_000,
  );

  it('ranks first a part number that starts with the 70 % typed so far', () => {
    const missed = some.filter(({ partNumber }) => {
      const prefix = partNumber.slice(0, Math.ceil(partNumber.length * 0.7));
      return !normalizePartNumber(first(prefix) ?? '').startsWith(normalizePartNumber(prefix));
    });
    expect(missed.map(({ partNumber }) => partNumber)).toEqual([]);
  }, 300_000);

  const first = (q: string) => searchIndex(index, { q, limit: 1 }).hits[0]?.partNumber;
});

describe('a search for words', () => {
  it('finds singular and plural, accents and capitals', () => {
    expect(ids('THERMOCOUPLES')).toEqual(['thermocouple']);
    expect(ids('thérmocouple')).toEqual(['thermocouple']);
  });

  it('tolerates one typo in words, two in long words, and none in digits', () => {
    expect(ids('thermocuople')).toEqual(['thermocouple']);
    expect(ids('presure transmiter')).toEqual(['pressure', 'obsolete']);
    expect(ids('apt210-017')).toEqual([]);
  });

  it('finds technical synonyms', () => {
    expect(ids('rtd')).toEqual(['thermometer']);
    expect(ids('TC')).toEqual(['thermocouple']);
    expect(ids('resistance temperature detector')).toEqual(['thermometer']);
  });

  it('finds a number with its unit in any spelling', () => {
    for (const q of ['16 bar', '16bar', '1600 kPa', '1,6 MPa', '232 psi', '0-16 bar', '0 … 16 bar'])
      expect([q, ids(q)[0]]).toEqual([q, 'pressure']);
    expect(ids('0,35 °C')).toEqual(['thermometer']);
    expect(ids('1000 mm')).toEqual(['thermocouple']);
    expect(ids('1 m')).toEqual(['thermocouple']);
  });

  it('finds words by their prefix while they are typed', () => {
    expect(ids('pr')).toEqual(['category', 'pressure', 'obsolete']);
    expect(ids('radiance')).toEqual([]);
  });

  it('ignores stop words', () => {
    expect(ids('a transmitter for the pressure')).toEqual(['pressure', 'obsolete']);
  });

  it('shows the best partial matches if nothing matches all words', () => {
    expect(ids('pressure transmitter bluetooth')).toEqual(['pressure', 'obsolete']);
    expect(ids('bluetooth')).toEqual([]);
  });

  it('ranks obsolete products last, and hits with equal scores by weight', () => {
    expect(ids('transmitter')).toEqual(['pressure', 'obsolete']);
  });

  it('orders hits with equal scores and weights by title and page, whatever their ids', () => {
    const titles = ['Model, STEP', 'Outline drawing, DXF', '3D view, GLB'];
    const drawings = titles.map((title, number) =>
      aDocument({ id: `document-${9 - number}`, kind: 'document', title, text: 'G 1/4' }),
    );
    const pages = [10, 2].map((page) =>
      aDocument({ id: `pdf-manual-${page}`, kind: 'pdf', title: 'Manual', text: 'G 1/4', page }),
    );
    expect(ids('G 1/4', createIndex([...drawings, ...pages]))).toEqual([
      'document-7',
      'document-9',
      'document-8',
      'pdf-manual-2',
      'pdf-manual-10',
    ]);
  });

  it('returns everything by weight for an empty query', () => {
    expect(ids('')).toEqual(['category', 'pressure', 'obsolete', 'thermometer', 'thermocouple']);
  });
});

describe('a page of a PDF', () => {
  const pages = [
    aDocument({
      id: 'pdf-manual-3',
      kind: 'pdf',
      title: 'Manual APT 210',
      text: 'Tighten the union nut. Pressure.',
      page: 3,
    }),
  ];
  const index = createIndex([...catalogue(), ...pages]);

  it('ranks after all other hits and does not affect their order', () => {
    expect(ids('pressure', index)).toEqual([...ids('pressure'), 'pdf-manual-3']);
  });

  it('does not affect the highlights of other hits', () => {
    const products = ['AHT700-W-P1', 'AHT700-D-P2'].map((partNumber) =>
      aDocument({ id: partNumber, title: 'AHT 700', partNumber, text: partNumber }),
    );
    const manual = aDocument({
      id: 'manual',
      kind: 'document',
      title: 'AHT 700',
      text: 'AHT700-W-P1, AHT700-D-P2',
    });
    const page = aDocument({ id: 'pdf-2', kind: 'pdf', text: 'AHT700-W-P, AHT700-W-P1', page: 2 });
    const highlighted = (documents: SearchDocument[]) =>
      searchIndex(createIndex(documents), { q: 'AHT700-W-P', attributesToHighlight: ['*'] }).hits.filter(
        ({ kind }) => kind !== 'pdf',
      );
    expect(highlighted([...products, manual, page])).toEqual(highlighted([...products, manual]));
  });

  it('is the only hit for words that occur only there', () => {
    expect(ids('union nut', index)).toEqual(['pdf-manual-3']);
  });
});

describe('facets and pages', () => {
  it('counts the hits for each value of a facet', () => {
    const { facetDistribution } = search({ q: '', facets: ['kind'] });
    expect(facetDistribution?.kind).toEqual({ category: 1, product: 4 });
  });

  it('returns the requested page of hits', () => {
    const { hits, estimatedTotalHits } = search({ q: '', limit: 2, offset: 3 });
    expect(hits.map(({ id }) => id)).toEqual(['thermometer', 'thermocouple']);
    expect(estimatedTotalHits).toBe(5);
  });
});

describe('an index that changes', () => {
  it('does not find removed documents, and finds replaced ones by their new words', () => {
    const index = createIndex(catalogue());
    index.discard(['thermocouple']);
    index.add([{ ...aDocument({ id: 'pressure' }), title: 'Barometer' }]);
    expect(ids('thermocouple', index)).toEqual([]);
    expect(ids('barometer', index)).toEqual(['pressure']);
    expect(index.size).toBe(4);
  });

  it('equals a new index of the same documents after thousands of changes', () => {
    const index = createIndex(catalogue());
    for (let round = 0; round < 2000; round += 1)
      index.add([aDocument({ id: `round-${round % 7}`, title: `Round ${round}` })]);
    index.discard(['round-0', 'round-1', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6']);
    for (const q of ['pressure', 'round', '', '16 bar', 'apt210']) expect(ids(q, index)).toEqual(ids(q));
    expect(index.main.documents.length).toBeLessThan(1000);
  });
});

describe('suggestions for a query', () => {
  const index = createIndex(catalogue());

  it('are the most similar known words', () => {
    expect(suggest(index, 'presure transmitter')).toEqual(['pressure transmitter']);
    expect(suggest(index, 'pressure')).toEqual([]);
  });

  it('are part numbers similar to an unknown one', () => {
    expect(suggest(index, 'APT210-017-G14-M12')).toEqual(['APT210-016-G14-M12']);
  });
});

const search = (query: SearchQuery, index = createIndex(catalogue())) => searchIndex(index, query);
const ids = (q: string, index = createIndex(catalogue())) => search({ q }, index).hits.map(({ id }) => id);
