import { delay } from './delay.ts';

/** On a connection that stalls, pictures must not keep the script waiting for longer. */
const maxWaitMs = 2000;

// Comes once, maybe before what offers it.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

/**
 * The page arrives as finished HTML whose links, menus and filters work as they are. Its script is fetched when what
 * is in view has been painted, so that the two do not share a slow connection.
 */
void Promise.race([contentIsPainted(), delay(maxWaitMs)]).then(() => import('./entry-client.tsx'));

async function contentIsPainted() {
  // The shell that the worker answers with has none: the script must draw it.
  if (!document.getElementById('root')?.firstElementChild) return;
  if (document.readyState !== 'complete') await eventOf(window, 'load');
  await firstPaint();
  await nextFrame();
  await nextFrame();
}

/** A frame that was drawn may reach the screen much later on a slow phone; its paint entry says when. */
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
