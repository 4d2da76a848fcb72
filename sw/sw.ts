/// <reference lib="webworker" />
import { handleBackgroundFetch } from './background.ts';
import { handleFetch } from './fetch-handler.ts';
import { handleCommand } from './commands.ts';
import { activate, install } from './install.ts';
import { handleSync } from './outbox.ts';
import { setVersionFiles, type BuiltFile } from './version-files.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: BuiltFile[] };

// `__WB_MANIFEST` is replaced by the build with the list of files of this version.
setVersionFiles(self.__WB_MANIFEST);

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => handleFetch(event));
self.addEventListener('message', (event) => handleCommand(event));
self.addEventListener('sync', (event) => handleSync(event));
self.addEventListener('periodicsync', (event) => handleSync(event));
self.addEventListener('backgroundfetchsuccess', (event) => handleBackgroundFetch(event));
self.addEventListener('backgroundfetchfail', (event) => handleBackgroundFetch(event));
self.addEventListener('backgroundfetchabort', (event) => handleBackgroundFetch(event));
