/// <reference lib="webworker" />
import { cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { fetchedOf } from './background.ts';
import { dropOldPages } from './caches.ts';
import { answerOf } from './answers.ts';
import { commandOf } from './commands.ts';
import { withoutLargeParts } from './large-parts.ts';
import { replayOf } from './outbox.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// What each event leads to. Filled in by the build: the files of this version.
precache(withoutLargeParts(self.__WB_MANIFEST));
cleanupOutdatedCaches();

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => answerOf(event));
self.addEventListener('message', (event) => commandOf(event));
self.addEventListener('sync', (event) => replayOf(event));
self.addEventListener('periodicsync', (event) => replayOf(event));
self.addEventListener('backgroundfetchsuccess', (event) => fetchedOf(event));
self.addEventListener('backgroundfetchfail', (event) => fetchedOf(event));
self.addEventListener('backgroundfetchabort', (event) => fetchedOf(event));

/** Pages that are open at the first visit are served from now on; a later version waits until it is asked to. */
async function takeOver() {
  await Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable(), dropOldPages()]);
}
