import { deviceValue } from '#src/cache/device-value.ts';
import type { Market } from '#src/contract/site.ts';

/** The market that the visitor has chosen, or kept when another was offered. */
export const chosenMarket = deviceValue('fieldshop-market');
const units = deviceValue('fieldshop-units');

/**
 * Prepares this device for another market, before the form is posted that sets the cookie: pages in the cache of the service
 * worker have the prices of the market before. Other stored data contains its market (src/cache/data-version.ts).
 */
export async function prepareForMarket({ code, units: system }: Market): Promise<void> {
  chosenMarket.write(code);
  units.write(system);
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(
    names.filter((name) => name.startsWith('pages')).map((name) => caches.delete(name)),
  ).catch(() => undefined);
}
