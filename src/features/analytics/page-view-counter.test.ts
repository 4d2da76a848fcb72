import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '#src/cache/fake-storage.ts';
import { beaconTo, readConsent, storeConsent } from './page-view-counter.tsx';

describe('consent to statistics', () => {
  it('is undecided until the visitor decides, then stored', () => {
    const storage = fakeStorage();
    expect(readConsent(storage)).toBe('undecided');
    storeConsent(storage, 'refused');
    expect(readConsent(storage)).toBe('refused');
    storeConsent(storage, 'given');
    expect(readConsent(storage)).toBe('given');
  });

  it.each(['', 'yes', 'GIVEN', 'null'])('is undecided if the device has stored %j', (stored) => {
    expect(readConsent(fakeStorage({ 'analytics-consent': stored }))).toBe('undecided');
  });
});

describe('a page view', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('is sent without delaying the page, with only its path and title', async () => {
    const sent: [string, Blob][] = [];
    vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => sent.push([url, body]) });
    beaconTo('https://count.example/views', { path: '/news', title: 'News' });
    const [[url, body] = ['', new Blob()]] = sent;
    expect([url, body.type]).toEqual(['https://count.example/views', 'application/json']);
    expect(await body.text()).toBe('{"name":"pageview","path":"/news","title":"News"}');
  });
});
