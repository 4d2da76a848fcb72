import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../scripts/setup/port.mjs';
import { startTestBackend } from '../support/backend.mjs';
import { retried, type DrivenBrowser } from './driven-browser.ts';
import { startFirefox } from './marionette.ts';
import { startWebKit } from './web-driver.ts';

// `npm test` runs those that are installed and names the others.
const browsers = inject('browsers');
const starts = { firefox: startFirefox, webkit: startWebKit };
const paths = [
  '/',
  '/products',
  '/categories/pressure',
  '/products/apt-210-010',
  '/contacts',
  '/p/apt210 010 g14 m12',
];

// In parallel, because each waits most of the time.
describe.concurrent.each(browsers)('$name', ({ name, program }) => {
  it('opens the site with its pictures after the server has stopped, and sends the form that was filled in meanwhile', async ({
    onTestFinished,
  }) => {
    const port = await freePort();
    const backend = await startTestBackend({ port });
    const browser = await starts[name](program);
    onTestFinished(browser.close);
    await browser.open(`${backend.origin}/`);
    await retried(async () => expect(await textOf(browser)).toMatch(/Ready for offline/), 300_000);
    await backend.stop();
    await leaveInTheMiddle(browser, backend.origin);
    for (const path of paths) {
      await browser.open(backend.origin + path);
      await retried(async () => expect(await seen(browser), path).toEqual(whole));
    }
    await writeToUs(browser, backend.origin);
    await retried(async () => expect(await textOf(browser)).toMatch(/Saved in the Outbox/));
    const restarted = await startTestBackend({ port });
    onTestFinished(restarted.stop);
    await retried(
      async () => expect(await textOf(browser)).toMatch(/We have received your request/),
      deliveredWithinMs,
    );
  });
});

/** Leaving a page while it reads and writes must not block later pages. */
async function leaveInTheMiddle(browser: DrivenBrowser, origin: string) {
  for (let visit = 0; visit < 24; visit += 1) await browser.open(origin + paths[visit % paths.length]);
}

/** Neither supports Background Sync, so the open page sends it: within five seconds on an idle machine. */
const deliveredWithinMs = 15_000;

async function writeToUs(browser: DrivenBrowser, origin: string) {
  await browser.open(`${origin}/contact`);
  await retried(async () => expect(await browser.read(fillIn)).toBe('product'));
  await browser.read(press);
}

const whole = { saysOffline: true, hasTitle: true, missingPictures: [] };

async function seen(browser: DrivenBrowser) {
  const title = String(await browser.read(heading));
  return {
    saysOffline: (await textOf(browser)).includes('No connection'),
    hasTitle: /^(?!Loading|This page could not)./.test(title),
    missingPictures: await browser.read(missingPictures),
  };
}

// Like typing. The form is ready when its fields exist.
const fillIn = `const fields = { topic: 'product', message: 'From the cellar', name: 'Ada Byron', email: 'ada@example.com', country: 'GB' };
  for (const [name, value] of Object.entries(fields)) {
    const field = document.querySelector('main form [name="' + name + '"]');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return document.querySelector('main form [name="topic"]').value`;
const press = `[...document.querySelectorAll('main form button')].find(({ innerText }) => innerText === 'Send').click()`;

const textOf = async (browser: DrivenBrowser) => String(await browser.read('return document.body.innerText'));

const heading = `return document.querySelector('main h1')?.innerText ?? ''`;
// Visible pictures only; the others load when they come near the viewport, or into view in a strip that scrolls.
const missingPictures = `
  const isInside = (inner, outer) => inner.top < outer.bottom && inner.left < outer.right &&
    inner.bottom > outer.top && inner.right > outer.left;
  const isVisible = (picture) => {
    const box = picture.getBoundingClientRect();
    if (!isInside(box, { top: 0, left: 0, bottom: innerHeight, right: innerWidth })) return false;
    for (let parent = picture.parentElement; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== 'visible' && !isInside(box, parent.getBoundingClientRect()))
        return false;
    return true;
  };
  return [...document.querySelectorAll('main img')]
    .filter((picture) => picture.naturalWidth === 0 && isVisible(picture))
    .map((picture) => picture.currentSrc)`;
