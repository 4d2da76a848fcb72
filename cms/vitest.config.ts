import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// What one file leaves in the database the next one finds: the same on every machine.
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

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
    sequence: { sequencer: ByName },
  },
});
