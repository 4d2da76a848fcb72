import { describe, expect, it } from 'vitest';
import { isOutage } from '../src/platform/database/outage';

describe('an error', () => {
  const withCode = (code: string) => Object.assign(new Error('select 1'), { code });
  it.each([
    ...['ECONNRESET', '08006', '53100', '53300', '57P01', '57P03', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE'].map(
      withCode,
    ),
    new Error('Knex: Timeout acquiring a connection. The pool is probably full.'),
    new Error('select 1 - Connection terminated unexpectedly'),
    new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  ])('of the connection is an outage: %s', (error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each([
    withCode('23505'),
    withCode('42P01'),
    withCode('SQLITE_CONSTRAINT'),
    new Error('no'),
    'text',
    null,
  ])('of anything else is none: %s', (error) => {
    expect(isOutage(error)).toBe(false);
  });
});
