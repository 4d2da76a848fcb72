// @ts-check
// Tests what a search must find, and in which order, at the endpoint of a backend: `npm run prove -- relevance`.
import { runVitest } from '../measure/run-tests.mjs';

await runVitest(['--project', 'contract', 'tests/contract/search-relevance.test.ts'], { what: 'searches' });
