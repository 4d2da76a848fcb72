import { defineConfig } from 'vitest/config';

// All files share one worker and in it one Strapi, started once on a temporary database.
export default defineConfig({
  test: {
    name: 'cms',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/compiled.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
