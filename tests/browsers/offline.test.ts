import { afterEach, describe, expect, inject, it } from 'vitest';
import { startTestBackend } from '../support/backend.mjs';
import { retried, type DrivenBrowser } from './driven-browser.ts';
import { startFirefox } from './marionette.ts';
import { startWebKit } from './web-driver.ts';

// The stage of `npm test` names those that are installed, and says which are not.
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

let browser: DrivenBrowser | undefined;
afterEach(() => browser?.close());

describe.each(browsers)('$name', ({ name, program }) => {
  it('opens the site with its pictures when the server has stopped', async () => {
    const backend = await startTestBackend();
    browser = await starts[name](program);
    await browser.open(`${backend.origin}/`);
    await retried(() => says(/Ready for offline/), 300_000);
    await backend.stop();
    await leaveInTheMiddle(backend.origin);
    for (const path of paths) {
      await browser.open(backend.origin + path);
      await retried(() => isWhole(path));
    }
  });
});

/** Pages that are left while they read and write must not hinder those after them. */
async function leaveInTheMiddle(origin: string) {
  for (let visit = 0; visit < 24; visit += 1) await browser?.open(origin + paths[visit % paths.length]);
}

async function says(words: RegExp) {
  expect(await browser?.read('return document.body.innerText')).toMatch(words);
}

async function isWhole(path: string) {
  await says(/No connection/);
  expect(await browser?.read(headings), path).toMatch(/^(?!Loading|This page could not)./);
  expect(await browser?.read(missingPictures), path).toEqual([]);
}

const headings = `return document.querySelector('main h1')?.innerText ?? ''`;
// Those in sight; what is further on is loaded when it comes near.
const missingPictures = `return [...document.querySelectorAll('main img')]
  .filter((picture) => {
    const { top, left } = picture.getBoundingClientRect();
    return top < innerHeight && left < innerWidth && picture.naturalWidth === 0;
  })
  .map((picture) => picture.currentSrc)`;
