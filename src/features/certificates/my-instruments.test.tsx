import { describe, expect, it } from 'vitest';
import { Unreachable } from '#src/api/errors.ts';
import { renderWithQueries, type CachedQuery } from '#src/cache/render-with-queries.ts';
import { parseOwnInstruments } from '#src/contract/instrument.ts';
import { MyInstruments } from './my-instruments.tsx';
import { ownInstrumentsQuery } from './queries.ts';

const serviced = [{ model: 'APT 210', serialNumber: '26 110-042', calibrationDue: '2999-01-31' }];
const bought = parseOwnInstruments({
  data: [
    { serialNumber: '26110042', partNumber: 'X-1', product: { name: 'Transmitter', url: 'x-1' } },
    { serialNumber: '26110050', partNumber: 'X-2', product: null, calibrationDue: '2020-05-01' },
  ],
});

describe('my instruments', () => {
  it('are those delivered with orders of the account and those sent in, each once, overdue ones first', () => {
    const html = listWith({ data: bought }, serviced);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/26110050.*X-2.*Calibration was due 1 May 2020.*26110042.*Transmitter/s);
  });

  it('are listed once, however the serial number is written', () => {
    const typed = { model: 'APT 210', serialNumber: '２６ 110 042', calibrationDue: null };
    expect(listWith({ data: bought }, [typed]).match(/<li/g)).toHaveLength(2);
  });

  it('say how to add instruments if there are none', () => {
    expect(listWith({ data: [] })).toContain('Instruments you buy appear here');
  });

  it('say that those of the orders are missing, and show the others', () => {
    const html = listWith({ error: new Unreachable() }, serviced);
    expect(html).toContain('The instruments from your orders could not be loaded.');
    expect(html).toContain('26 110-042');
    expect(html).not.toContain('Instruments you buy appear here');
  });
});

const listWith = (
  cached: Omit<CachedQuery, 'queryKey'>,
  sent: Parameters<typeof MyInstruments>[0]['serviced'] = [],
) =>
  renderWithQueries(<MyInstruments serviced={sent} />, [
    { queryKey: ownInstrumentsQuery.queryKey, ...cached },
  ]);
