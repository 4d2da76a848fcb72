// @ts-check
// Tests search with the full number of products: `npm run prove -- search`.
import { runBackendTest, runVitest } from '../measure/run-tests.mjs';

const PUBLISHES = '5000';
const env = { SEARCH_ALL: '1', SEARCH_PUBLISHES: PUBLISHES };

console.log('\nEvery part number of 10,000 in five spellings');
await runVitest(['--project', 'unit*', 'src/search/search.test.ts'], { what: 'tests of ranking', env });
console.log('\nKeystrokes over 10,000 products');
await runVitest(['--project', 'unit*', 'src/search/speed.test.ts'], { what: 'tests of speed', env });
console.log(`\n${PUBLISHES} publishes, two crashes, Meilisearch unavailable for half of them`);
await runBackendTest('search-survival.test.ts', { what: 'tests of survival', env });
