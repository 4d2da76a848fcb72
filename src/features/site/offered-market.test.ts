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
/** In winter. */
const minutesBehind: Record<string, number> = {
  'America/Chicago': 360,
  'Pacific/Honolulu': 600,
  'Pacific/Auckland': -780,
  'Europe/Berlin': -60,
  'Asia/Tokyo': -540,
};
const offered = (language: string, timeZone: string, current = 'eu') =>
  offeredMarket(
    { language, minutesBehindUtc: minutesBehind[timeZone] ?? 0, timeZone: () => timeZone },
    { markets, current },
  )?.code;

describe('a visitor', () => {
  it.each([
    ['en-US', 'America/Chicago', 'us'],
    ['en-US', 'Pacific/Honolulu', 'us'],
    ['de-CH', 'Europe/Zurich', 'ch'],
    ['fr-ch', 'Europe/Paris', 'ch'],
    ['en-GB', 'Europe/London', 'uk'],
    // Browsers everywhere are set to English (US) or English (UK).
    ['en-US', 'Europe/Berlin', undefined],
    ['en-US', 'Pacific/Auckland', undefined],
    ['en-GB', 'Europe/Berlin', undefined],
    ['en-GB', 'UTC', undefined],
    ['en', 'America/Chicago', undefined],
    ['ja-JP', 'Asia/Tokyo', undefined],
    ['', '', undefined],
  ])('with a browser in %s and %s is offered %s', (language, timeZone, code) => {
    expect(offered(language, timeZone)).toBe(code);
  });

  it.each([
    ['de-DE', -60, 'eu'],
    ['de-CH', -60, 'eu'],
    ['en-US', -60, 'eu'],
    ['en-GB', -120, 'eu'],
    ['en-US', 300, 'us'],
  ])(
    'with a browser in %s, %d minutes behind UTC, does not look up the time zone in the market %s',
    (language, minutesBehindUtc, current) => {
      const timeZone = vi.fn<() => string>();
      offeredMarket({ language, minutesBehindUtc, timeZone }, { markets, current });
      expect(timeZone).not.toHaveBeenCalled();
    },
  );

  it('is not offered the current market', () => {
    expect(offered('en-US', 'America/Chicago', 'us')).toBeUndefined();
  });
});
