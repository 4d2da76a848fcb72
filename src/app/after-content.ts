import { delay } from './delay.ts';
import { firstInput, holdOrders, repeatClicks } from './first-input.ts';
import { laterScriptsId } from './later-scripts.ts';

/** Pictures that load slowly must not delay the script any longer. */
const maxWaitMs = 2000;

/** After this time without input, the script starts by itself, so that the site is also saved for those who only read. */
const quietMs = 20_000;

// Fires once, possibly before the install prompt has loaded.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

void startSite();

/**
 * Server-rendered pages work without script: links, menus and filters. The script is fetched after the visible content has
 * been painted, so that the two do not share a slow connection. On a page for reading, it starts with the first input.
 */
async function startSite() {
  const input = firstInput();
  const repeat = repeatClicks();
  holdOrders();
  await Promise.race([contentIsPainted(), delay(maxWaitMs)]);
  const scripts = document.getElementById(laterScriptsId);
  if (scripts instanceof HTMLTemplateElement && isFirstPage()) {
    document.head.append(scripts.content);
    await Promise.race([input, delay(quietMs)]);
  }
  await import('./entry-client.tsx');
  repeat();
}

/** On later pages the script is on the device, the visitor is using the site, and the header may have badges to show. */
function isFirstPage() {
  const [navigation] = performance.getEntriesByType('navigation');
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
  const isFromSite = document.referrer.startsWith(`${location.origin}/`);
  return !navigator.serviceWorker?.controller && !isFromSite && !isReturn;
}

async function contentIsPainted() {
  // The app shell returned by the worker is empty and must be rendered by the script.
  if (!document.getElementById('root')?.firstElementChild) return;
  if (document.readyState !== 'complete') await eventOf(window, 'load');
  await firstPaint();
  await nextFrame();
  await nextFrame();
}

/** On a slow phone, a rendered frame may reach the screen much later; the paint entry reports when it does. */
function firstPaint() {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve(undefined);
    }).observe({ type: 'paint', buffered: true });
  });
}

function eventOf(target: EventTarget, name: string) {
  return new Promise((resolve) => target.addEventListener(name, resolve, { once: true }));
}

function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
