import type { Market } from '#src/contract/site.ts';

/** Time zones of countries in whose English many browsers elsewhere are set. */
const zones: Readonly<Record<string, RegExp>> = {
  US: /^(?:America|Pacific)\//,
  GB: /^(?:Europe\/London|GB)$/,
};

/**
 * The market that delivers to the country of the visitor's browser. Undefined if it is the current one. The time zone is only
 * read if it matters, because a browser takes tens of milliseconds to find it.
 */
export function offeredMarket(
  { language, timeZone }: { language: string; timeZone: () => string },
  { markets, current }: { markets: Market[]; current: string | null },
): Market | undefined {
  const country = /-([a-z]{2})$/i.exec(language)?.[1]?.toUpperCase();
  const found = markets.find(({ countries }) => country !== undefined && countries.includes(country));
  if (!country || !found || found.code === current) return undefined;
  return zones[country]?.test(timeZone()) === false ? undefined : found;
}
