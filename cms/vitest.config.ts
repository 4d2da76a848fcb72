import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';

// Workers take the flags that are set before they start. A boot of Strapi makes much garbage: with a young generation of
// the default size, which begins small, twelve boots in one worker take 29 CPU seconds, with this one 27.
setFlagsFromString('--min-semi-space-size=32');
setFlagsFromString('--max-semi-space-size=32');

// Workers are reused, because loading Strapi's packages takes longer than starting it: each-file.ts gives every test file
// its own database, uploads and compiled modules.
export default defineConfig({
  test: {
    name: 'cms',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/compiled.ts'],
    setupFiles: ['tests/support/each-file.ts'],
    pool: 'threads',
    isolate: false,
    // Their tests wait half of the time: for each other's processes, and for responses that take half a second on purpose.
    maxWorkers: 4,
    testTimeout: 90_000,
    hookTimeout: 300_000,
  },
});
