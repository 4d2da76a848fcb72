import { languageFrameId } from '#src/format/language-frame.ts';
import { afterFirstInput } from './after-first-input.ts';
import { delay } from './delay.ts';
import { holdForms, repeatClicks } from './first-input.ts';
import { laterScriptsId, routeScriptsId } from './later-scripts-id.ts';
import { untilSuccess } from './until-success.ts';

/** Pictures that load slowly must not delay the script any longer. */
const maxWaitMs = 2000;

// Fires once, possibly before the install prompt has loaded.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

// On a page in another language, which saves this one. Nothing is shown in the frame.
if (frameElement?.id === languageFrameId) void import('./offline/framed-download.ts');
else void startSite();

/**
 * Server-rendered pages work without script: links, menus and filters. The script is fetched after the visible content has
 * been painted, so that the two do not share a slow connection. On a page for reading, it starts with the first input.
 */
async function startSite() {
  const input = afterFirstInput();
  const repeat = repeatClicks();
  holdForms();
  await Promise.race([contentIsPainted(), delay(maxWaitMs)]);
  const scripts = loadScripts(laterScriptsId);
  if (scripts && 'startsOnInput' in scripts.dataset) await input;
  loadScripts(routeScriptsId);
  const { started } = await untilSuccess(() => import('./entry-client.tsx'));
  await started;
  repeat();
}

/** Moves the links in a template of the server to the head. */
function loadScripts(id: string) {
  const template = document.getElementById(id);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
  return template;
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
