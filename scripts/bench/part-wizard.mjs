// @ts-check
// Compares the part wizard's results for thousands of generated tasks with the datasheets: `npm run prove -- part-wizard`.
import { runVitest } from '../measure/run-tests.mjs';

const TASKS = '5000';

await runVitest(['--project', 'demo', 'cms/demo/tests/part-wizard-generated.test.ts'], {
  what: `tests with ${TASKS} tasks`,
  env: { WIZARD_TASKS: TASKS },
});
