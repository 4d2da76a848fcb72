import { defineConfig } from 'vitest/config';

// These typeset every datasheet and draw every outline, which takes too long for `npm run check`.
const demoPdfs = [
  'cms/demo/tests/documents.test.ts',
  'cms/demo/tests/cad.test.ts',
  'cms/demo/tests/datasheet-layout.test.ts',
];

// Loading all of src can take long on a busy machine.
const generousTimeouts = { testTimeout: 20_000, hookTimeout: 60_000 };

// One or two projects for each stage of `npm test`; `npm run check` runs `unit*` alone.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // No file leaves any state behind, and starting a worker for each would take longer than the tests.
          isolate: false,
          setupFiles: ['tests/support/settled-imports.ts'],
          ...generousTimeouts,
          include: [
            'src/{api,contract,format,part-wizard,search,ui}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
            'cms/demo/tests/**/*.test.ts',
          ],
          exclude: ['tests/bundle.test.ts', ...demoPdfs],
        },
      },
      {
        test: {
          name: 'unit of what keeps state',
          pool: 'threads',
          ...generousTimeouts,
          include: ['src/{app,cache,documents,features,outbox,routes}/**/*.test.{ts,tsx}', 'sw/**/*.test.ts'],
        },
      },
      { test: { name: 'demo PDFs', testTimeout: 60_000, include: demoPdfs } },
      { test: { name: 'bundle', include: ['tests/bundle.test.ts'] } },
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/support/browsers-setup.ts'],
          testTimeout: 420_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/support/contract-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
