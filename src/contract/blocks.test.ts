import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ContentBlocks } from './blocks.ts';

describe('the content of a page', () => {
  it('keeps the order of its blocks', () => {
    const blocks = v.parse(ContentBlocks, [aTable(1, 'A | B'), aTable(2, 'C')]);
    expect(blocks.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('omits blocks of unknown types and keeps the others', () => {
    const unknown = { __component: 'blocks.carousel', id: 9, speed: 'fast' };
    expect(v.parse(ContentBlocks, [unknown, aTable(1, 'A')])).toHaveLength(1);
  });

  it('parses a table with one row per line and columns separated by |', () => {
    const [table] = v.parse(ContentBlocks, [aTable(1, 'Instrument | Interval\n\nTransmitter|12 months\n')]);
    expect(table).toMatchObject({
      rows: [
        ['Instrument', 'Interval'],
        ['Transmitter', '12 months'],
      ],
    });
  });

  it('is empty if the backend sends none', () => {
    expect(v.parse(ContentBlocks, null)).toEqual([]);
  });
});

const aTable = (id: number, rows: string) => ({ __component: 'blocks.table', id, caption: 'A table', rows });
