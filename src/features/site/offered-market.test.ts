import { describe, expect, it, vi } from 'vitest';
import type { Market } from '#src/contract/site.ts';
import { offeredMarket } from './offered-market.ts';

const aMarket: Market = {
  code: 'eu',
  name: 'Europe',
  currency: 'EUR',
  countries: [],
  language: null,
  units: 'metric',
};
const markets: Market[] = [
  aMarket,
  { ...aMarket, code: 'us', countries: ['US'] },
  { ...aMarket, code: 'uk', countries: ['GB', 'IM'] },
  { ...aMarket, code: 'ch', countries: ['CH', 'LI'] },
];
const offered = (language: string, timeZone: string, current = 'eu') =>
  offeredMarket({ language, timeZone: () => timeZone }, { markets, current })?.code;

describe('a visitor', () => {
  it.each([
    ['en-US', 'America/Chicago', 'us'],
    ['de-CH', 'Europe/Zurich', 'ch'],
    ['fr-ch', 'Europe/Paris', 'ch'],
    ['en-GB', 'Europe/London', 'uk'],
    // Browsers everywhere are set to English (US) or English (UK).
    ['en-US', 'Europe/Berlin', undefined],
    ['en-GB', 'UTC', undefined],
    ['en', 'America/Chicago', undefined],
    ['ja-JP', 'Asia/Tokyo', undefined],
    ['', '', undefined],
  ])('with a browser in %s and %s is offered %s', (language, timeZone, code) => {
    expect(offered(language, timeZone)).toBe(code);
  });

  it.each([
    ['de-DE', 'eu'],
    ['de-CH', 'eu'],
    ['en-US', 'us'],
  ])('with a browser in %s and in the market %s is not asked for the time zone', (language, current) => {
    const timeZone = vi.fn<() => string>();
    offeredMarket({ language, timeZone }, { markets, current });
    expect(timeZone).not.toHaveBeenCalled();
  });

  it('is not offered the current market', () => {
    expect(offered('en-US', 'America/Chicago', 'us')).toBeUndefined();
  });
});
