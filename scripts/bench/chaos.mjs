// @ts-check
// Tests twenty deployments with open tabs, twenty crashes of the browser, a captive portal at twenty points of a first
// visit, a thousand forms and a hundred clicks on an unreliable network, and every page without the server: `npm run
// prove -- chaos`.
import { runPlaywright } from '../measure/run-tests.mjs';

await runPlaywright(['tests/chaos', 'tests/e2e/offline.spec.ts'], {
  env: {
    FIELDSHOP_DEPLOYMENTS: '20',
    FIELDSHOP_KILLS: '20',
    FIELDSHOP_PAGES: 'all',
    FIELDSHOP_ENTRIES: '1000',
    FIELDSHOP_CLICKS: '100',
    FIELDSHOP_PORTALS: '20',
  },
});
