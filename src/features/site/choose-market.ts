import { deviceValue } from '#src/cache/device-value.ts';
import type { Market } from '#src/contract/site.ts';

/** The market that the visitor has chosen, or kept when another was offered. */
export const chosenMarket = deviceValue('fieldshop-market');
const units = deviceValue('fieldshop-units');

/** Stores the choice. The offer of a market, and with it the form in the offer, then disappears from the page. */
export function rememberMarket({ code, units: system }: Market): void {
  units.write(system);
  chosenMarket.write(code);
}

/**
 * Deletes the pages in the cache of the service worker, because they have the prices of the market before. Other stored data
 * contains its market (src/cache/data-version.ts). Never rejects: the storage may be blocked.
 */
export async function forgetPages(): Promise<void> {
  try {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('pages')).map((name) => caches.delete(name)));
  } catch {
    // Without a cache, there is nothing to forget.
  }
}
