// @ts-check
// Journeys in a browser that take too long for `npm test`, and journeys in German and French: `npm run prove -- journeys`.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { journeysIn, otherLanguages, ownLanguage } from '../journeys/languages.mjs';
import { runPlaywright } from '../measure/run-tests.mjs';
import { skip } from '../proofs/figures.mjs';
import { onlyProved } from '../proofs/list.mjs';
import { root } from '../setup/folders.mjs';

const folder = path.join(root, 'tests', 'proof');

if (!existsSync(folder) || !readdirSync(folder).some((file) => file.endsWith('.spec.ts')))
  skip('there are no tests in tests/proof');
await runPlaywright(['tests/proof']);
await runPlaywright(['tests/e2e', '--grep', onlyProved], { what: 'tests of tests/e2e' });
for (const language of otherLanguages)
  await runPlaywright(['tests/e2e', '--grep-invert', ownLanguage], {
    what: `tests of tests/e2e in "${language}"`,
    env: journeysIn(language),
    inParallel: true,
  });
