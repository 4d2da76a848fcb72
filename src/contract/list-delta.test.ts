import { describe, expect, it } from 'vitest';
import { deltaOf, entityTagOf, isListBody, type ListBody, patched, signatureOf } from './list-delta.ts';

const entry = (id: number, price = 100) => ({ id, name: `Sensor ${id}, 0 … 10 bar`, price });
const listOf = (...data: unknown[]) => ({ data, meta: { pagination: { total: data.length } } });
const former = listOf(entry(1), entry(2), entry(3), entry(4));

/** What the server sends, and what the device makes of it. */
function transfer(list: ListBody, from: ListBody = former) {
  const delta = deltaOf(list, signatureOf(from) ?? '');
  return delta && { data: delta.data, text: patched(from, structuredClone(delta)) };
}

describe('a delta', () => {
  it.each([
    { name: 'nothing has changed', list: former, data: [[0, 4]] },
    {
      name: 'an entry has changed',
      list: listOf(entry(1), entry(2, 110), entry(3), entry(4)),
      data: [[0, 1], entry(2, 110), [2, 2]],
    },
    {
      name: 'entries were added at both ends',
      list: listOf(entry(8), entry(1), entry(2), entry(3), entry(4), entry(9)),
      data: [entry(8), [0, 4], entry(9)],
    },
    {
      name: 'an entry was removed',
      list: listOf(entry(1), entry(3), entry(4)),
      data: [
        [0, 1],
        [2, 2],
      ],
    },
    {
      name: 'entries have another order',
      list: listOf(entry(3), entry(4), entry(1), entry(2)),
      data: [
        [2, 2],
        [0, 2],
      ],
    },
    {
      name: 'an entry is there twice',
      list: listOf(entry(1), entry(1)),
      data: [
        [0, 1],
        [0, 1],
      ],
    },
  ])('is small and leads to the same text when $name', ({ list, data }) => {
    expect(transfer(list)).toEqual({ data, text: JSON.stringify(list) });
  });

  it('has the other parts of the response as they are', () => {
    const list = { ...listOf(entry(1)), meta: { pagination: { total: 7 } } };
    expect(transfer(list)?.text).toBe(JSON.stringify(list));
  });

  it.each([
    { name: 'the lists have nothing in common', list: listOf(entry(7)), from: former },
    { name: 'the list is empty', list: listOf(), from: former },
    { name: 'the device has an empty list', list: former, from: listOf() },
  ])('is not made when $name', ({ list, from }) => {
    expect(transfer(list, from)).toBeUndefined();
  });

  it.each(['', '!', 'x'.repeat(1501), 'ä'.repeat(100), 'x'.repeat(7)])(
    'is not made for a wrong signature (%#)',
    (signature) => {
      expect(deltaOf(former, signature)).toBeUndefined();
    },
  );

  it('that is for another version leads to another text', () => {
    const list = listOf(entry(1), entry(2, 110), entry(3), entry(4));
    const delta = deltaOf(list, signatureOf(former) ?? '') ?? listOf();
    expect(patched(listOf(entry(5)), delta)).not.toBe(JSON.stringify(list));
  });
});

describe('a signature', () => {
  it('fits in a header for a page of 250 entries', () => {
    const data = Array.from({ length: 250 }, (_, index) => entry(index));
    expect(signatureOf({ data })).toHaveLength(1500);
  });

  it('is not made for longer lists', () => {
    const data = Array.from({ length: 251 }, (_, index) => entry(index));
    expect(signatureOf({ data })).toBeUndefined();
  });

  it('differs for entries that differ in one character', () => {
    const signatures = Array.from({ length: 1000 }, (_, price) => signatureOf({ data: [entry(1, price)] }));
    expect(new Set(signatures).size).toBe(1000);
  });
});

describe('the body of a list', () => {
  it.each([undefined, null, 'data', 7, [], {}, { data: null }, { data: {} }])('is not %j', (body) => {
    expect(isListBody(body)).toBe(false);
  });

  it('is an object with data', () => {
    expect(isListBody(former)).toBe(true);
  });
});

describe('an entity tag', () => {
  it('is the hash of the text in UTF-8', async () => {
    // printf %s 'μ' | openssl dgst -sha256 -binary | basenc --base64url
    expect(await entityTagOf('μ')).toBe('W/"3uyGJkZoxPF2NcT5NGNC-jRn"');
  });
});
