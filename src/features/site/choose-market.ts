import { deviceValue } from '#src/cache/device-value.ts';

/**
 * The market that the visitor has chosen, or kept when another was offered. Once it is stored, the offer of a market, and with it
 * the form in the offer, disappears from the page.
 */
export const chosenMarket = deviceValue('fieldshop-market');

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
