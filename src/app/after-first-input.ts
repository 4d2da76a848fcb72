import { once } from '#src/format/once.ts';
import { delay } from './delay.ts';
import { firstInput } from './first-input.ts';

/** After this time without input, the site starts by itself, so that it is also saved for those who only read. */
const quietMs = 20_000;

/**
 * On a first visit, resolves with the first input or after 20 s. On later pages it resolves at once: the scripts are on the
 * device, the visitor is using the site, and the header may have badges to show.
 */
export const afterFirstInput = once(async () => {
  if (isFirstPage()) await Promise.race([firstInput(), delay(quietMs)]);
});

export function isFirstPage() {
  const isFromSite = document.referrer.startsWith(`${location.origin}/`);
  return isFromServer() && !isFromSite;
}

/** False for pages that may come from the device: from the worker, or after Back, Forward or a reload. */
export function isFromServer() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  return !navigator.serviceWorker?.controller && !isReturn;
}
