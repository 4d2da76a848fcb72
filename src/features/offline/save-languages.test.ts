import { createStore, set } from 'idb-keyval';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanguageMessage } from '#src/contract/language-message.ts';
import type * as Pending from './pending-languages.ts';
import type * as Languages from './save-languages.ts';

const hour = 3_600_000;
const now = Date.parse('2026-03-02T12:00:00Z');

let browser: ReturnType<typeof aBrowser>;
let languages: typeof Languages;
let pending: typeof Pending;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('__SITE_LANGUAGES__', ['en', 'de', 'fr']);
  vi.stubGlobal('indexedDB', new IDBFactory());
  browser = aBrowser();
  languages = await import('./save-languages.ts');
  pending = await import('./pending-languages.ts');
});

afterEach(() => {
  browser.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a language that was added', () => {
  it('is saved in a frame of its own pages', async () => {
    const adding = languages.addLanguage('de');
    expect(await browser.nextFrame()).toBe('/de/index.html');
    browser.frameReports({ type: 'saved', language: 'de' });
    await adding;
    expect(browser.openFrames()).toBe(0);
    expect(pending.readPending()).toEqual([]);
  });

  it('waits for a connection', async () => {
    browser.isOnline = false;
    const adding = languages.addLanguage('de');
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
    expect(browser.openFrames()).toBe(0);
    browser.isOnline = true;
    await vi.advanceTimersByTimeAsync(2000);
    await browser.nextFrame();
    browser.frameReports({ type: 'saved', language: 'de' });
    await adding;
  });

  it('waits for a connection if a captive portal answers in the frame', async () => {
    void languages.addLanguage('de');
    await browser.nextFrame();
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(browser.openFrames()).toBe(0));
    await vi.advanceTimersByTimeAsync(2000);
    await browser.nextFrame();
    expect(pending.readPending()).toEqual(['de']);
  });

  it('that does not fit on the disk is tried again only on request', async () => {
    const adding = languages.addLanguage('de');
    await browser.nextFrame();
    browser.frameReports({ type: 'failed', language: 'de', reason: 'full' });
    await adding;
    await languages.saveLanguages();
    expect(browser.frames).toHaveLength(1);
    void languages.addLanguage('de');
    await browser.nextFrame();
    expect(browser.frames).toHaveLength(2);
  });

  it('can be cancelled', async () => {
    const adding = languages.addLanguage('de');
    await browser.nextFrame();
    languages.stopSaving('de');
    await adding;
    expect(browser.openFrames()).toBe(0);
    expect(pending.readPending()).toEqual([]);
  });
});

describe('a language on this device', () => {
  it.each([
    { which: 'was saved yesterday', age: 25 * hour, contract: 'unbuilt', frames: 1 },
    { which: 'was saved an hour ago', age: hour, contract: 'unbuilt', frames: 0 },
    { which: 'has the prices of another market', age: hour, contract: 'unbuilt us', frames: 1 },
  ])('that $which is updated if it is due', async ({ age, contract, frames }) => {
    await saveCompletion('fr', { contract, completedAt: now - age });
    const updating = languages.updateLanguages();
    if (frames > 0) await browser.nextFrame();
    browser.frameReports({ type: 'saved', language: 'fr' });
    await updating;
    expect(browser.frames).toHaveLength(frames);
  });

  it('is not updated on a metered connection, nor one that was only opened', async () => {
    await languages.updateLanguages();
    await saveCompletion('fr', { contract: 'unbuilt', completedAt: now - 48 * hour });
    browser.connection.saveData = true;
    await languages.updateLanguages();
    expect(browser.frames).toEqual([]);
  });
});

const saveCompletion = (language: string, completion: { contract: string; completedAt: number }) =>
  set('completion', completion, createStore(`fieldshop-saved-${language}`, 'saved'));

/** A browser whose frames load nothing. The tests report for them, as another page would. */
function aBrowser() {
  const channel = new BroadcastChannel('fieldshop-languages');
  const connection = { saveData: false };
  const frames: { src: string; isOpen: boolean }[] = [];
  let shown = 0;
  const fake = {
    connection,
    frames,
    isOnline: true,
    openFrames: () => frames.filter(({ isOpen }) => isOpen).length,
    async nextFrame() {
      shown += 1;
      await vi.waitFor(() => expect(frames).toHaveLength(shown));
      return frames.at(-1)?.src;
    },
    frameReports: (message: LanguageMessage) => send(message),
    close: () => channel.close(),
  };
  const send = channel.postMessage.bind(channel);
  vi.stubGlobal('document', {
    createElement: () => {
      const frame = { src: '', isOpen: false, remove: () => (frame.isOpen = false) };
      return frame;
    },
    body: {
      append(frame: { src: string; isOpen: boolean }) {
        frame.isOpen = true;
        frames.push(frame);
      },
    },
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', {
    connection,
    locks: { request: (_name: string, work: () => Promise<void>) => work() },
    serviceWorker: {
      getRegistration: (scope: string) => Promise.resolve({ scope: `https://shop.example${scope}` }),
    },
  });
  vi.stubGlobal('fetch', () =>
    fake.isOnline
      ? Promise.resolve(new Response(null, { status: 204 }))
      : Promise.reject(new TypeError('Offline')),
  );
  return fake;
}
