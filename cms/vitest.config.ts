import { defineConfig } from 'vitest/config';

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
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 300_000,
  },
});
