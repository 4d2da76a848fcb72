/// <reference lib="webworker" />
import { fetchedOf } from './background.ts';
import { answerOf } from './answers.ts';
import { commandOf } from './commands.ts';
import { activate, install } from './install.ts';
import { replayOf } from './outbox.ts';
import { listVersionFiles, type BuiltFile } from './version-files.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] };

// What each event leads to. Filled in by the build: the files of this version.
listVersionFiles(self.__WB_MANIFEST);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => answerOf(event));
self.addEventListener('message', (event) => commandOf(event));
self.addEventListener('sync', (event) => replayOf(event));
self.addEventListener('periodicsync', (event) => replayOf(event));
self.addEventListener('backgroundfetchsuccess', (event) => fetchedOf(event));
self.addEventListener('backgroundfetchfail', (event) => fetchedOf(event));
self.addEventListener('backgroundfetchabort', (event) => fetchedOf(event));
