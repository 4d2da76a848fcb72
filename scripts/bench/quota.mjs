// @ts-check
// Tests a device without room for another document or form, or with little storage from the start: `npm run prove --
// quota`.
import { runPlaywright } from '../measure/run-tests.mjs';

const files = ['tests/e2e/documents.spec.ts', 'tests/e2e/outbox.spec.ts', 'tests/proof/quota.spec.ts'];
await runPlaywright([...files, '--grep', 'a full disk|MB of storage', '--repeat-each', '10'], {
  what: 'tests, each ten times,',
});
