// @ts-check
import { existsSync } from 'node:fs';
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {'vitest' | 'playwright'} [tests] the test runner whose report has the number of tests; without one, the stage counts as one test
 * @property {NodeJS.ProcessEnv} [env]
 */

/** Cache of the tools. */
export const cache = 'node_modules/.cache';
// TypeScript 7. The package `typescript` is version 6, whose parser dependency-cruiser needs. Both install a `tsc`.
const compiler = 'node_modules/@typescript/native/bin/tsc';

/**
 * The path of a tool in the root's node_modules.
 * @param {string} name
 */
export const tool = (name) => `node_modules/.bin/${name}`;

/** If nothing has changed, the report is that of the last run. */
export const architecture = [
  tool('depcruise'),
  '--config',
  '.dependency-cruiser.mjs',
  '--cache',
  `${cache}/dependency-cruiser`,
  '--cache-strategy',
  'content',
  'src',
  'sw',
  'tests',
  'scripts',
  'cms/src',
  // This folder can be deleted.
  ...['cms/demo'].filter((folder) => existsSync(folder)),
];

const deadCode = [tool('knip'), '--no-progress', '--cache', '--cache-location', `${cache}/knip`];

/**
 * The stages of `npm run check`, cheapest first. `npm test` starts with the same stages.
 * @returns {Stage[]}
 */
export function checkStages() {
  // By default, vitest uses only one of two processors.
  const unit = [tool('vitest'), 'run', '--project', 'unit*'];
  return [
    // Before everything that reads the file it writes.
    { name: 'messages', command: [process.execPath, 'scripts/build/messages/write.mjs'] },
    { name: 'lint', command: [tool('oxlint')] },
    { name: 'format', command: [tool('oxfmt'), '--check'] },
    { name: 'words', command: [process.execPath, 'scripts/words/check.mjs'] },
    { name: 'raw texts', command: [process.execPath, 'scripts/words/raw-texts.mjs'] },
    // Before the tests, one of which reads the report that this leaves in the cache.
    { name: 'architecture', command: [...architecture, '--output-type', 'err-long'] },
    {
      name: 'types of the site for cms',
      command: [process.execPath, 'scripts/build/site-entry-types.mjs', '--check'],
    },
    ...typeStages(),
    { name: 'dead code', command: deadCode },
    { name: 'unit', command: [...unit, '--maxWorkers', '2'], tests: 'vitest' },
  ];
}

/** @returns {Stage[]} */
function typeStages() {
  return [
    { name: 'types', project: '.' },
    { name: 'types of the worker', project: 'sw' },
    { name: 'types of scripts', project: 'scripts' },
    { name: 'types of cms', project: 'cms' },
    { name: 'types of cms tests', project: 'cms/tests' },
    { name: 'types of the admin', project: 'cms/src/admin' },
  ].map(({ name, project }) => ({
    name,
    command: [process.execPath, compiler, '-p', project, ...incremental(name)],
  }));
}

/** @param {string} name */
function incremental(name) {
  const file = `${cache}/types/${name.replaceAll(' ', '-')}.tsbuildinfo`;
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', file];
}
