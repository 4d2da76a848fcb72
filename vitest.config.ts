import { defineConfig } from 'vitest/config';
import { writeMessages } from './scripts/build/messages/write.mjs';

writeMessages();

// These are about the content of the demo company, whose folder can be deleted. They take too long for `npm run check`.
const demo = ['cms/demo/tests/**/*.test.ts', 'tests/journeys-in-language.test.ts'];

// Each of these loads its modules again: they keep state (outbox, document library, service worker), or it replaces the
// browser's storage or the messages before importing them.
const withFreshModules = [
  'src/{app,documents,outbox}/**/*.test.{ts,tsx}',
  'src/features/cart/{add-lines,lists-summary}.test.{ts,tsx}',
  'src/features/part-wizard/saved.test.ts',
  'src/features/offline/{save-languages,stored-language}.test.ts',
  'src/features/{account/sign-out,checkout/start-of}.test.{ts,tsx}',
  'sw/**/*.test.ts',
  'tests/{column-names,contacts,formats,pseudo-locale,suggestions}.test.{ts,tsx}',
];

// Loading all of src can take long on a busy machine.
const generousTimeouts = { testTimeout: 20_000, hookTimeout: 60_000 };

// One or two projects for each stage of `npm test`; `npm run check` runs `unit*` alone.
export default defineConfig({
  test: {
    // Compiled modules are kept from run to run: without them, the unit tests take a tenth longer.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/modules' },
    projects: [
      {
        test: {
          name: 'unit',
          // Starting a worker for each file would take longer than its tests.
          isolate: false,
          setupFiles: ['tests/support/settled-imports.ts'],
          ...generousTimeouts,
          unstubGlobals: true,
          include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.{ts,tsx}'],
          exclude: ['tests/bundle.test.ts', ...demo, ...withFreshModules],
        },
      },
      {
        test: {
          name: 'unit with fresh modules',
          isolate: false,
          pool: 'threads',
          setupFiles: ['tests/support/settled-imports.ts', 'tests/support/fresh-modules.ts'],
          ...generousTimeouts,
          include: withFreshModules,
        },
      },
      { test: { name: 'demo', isolate: false, testTimeout: 60_000, include: demo } },
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
