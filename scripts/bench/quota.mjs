// @ts-check
// A device without room for another document or form: `npm run prove -- quota`.
import { runPlaywright } from '../measure/run-tests.mjs';

const files = ['tests/e2e/documents.spec.ts', 'tests/e2e/outbox.spec.ts'];
await runPlaywright([...files, '--grep', 'a full disk', '--repeat-each', '10'], {
  what: 'tests, each ten times,',
});
