// @ts-check
import { existsSync } from 'node:fs';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} command
 * @property {'vitest' | 'playwright'} [tests] whose report says how many tests ran; none counts as one test
 * @property {string} [after] the stage that must have passed
 * @property {NodeJS.ProcessEnv} [env]
 */

const cache = 'node_modules/.cache';

/**
 * A tool of the root's node_modules.
 * @param {string} name
 */
export const tool = (name) => `node_modules/.bin/${name}`;

/**
 * What `npm run check` runs, cheapest first; `npm test` begins with the same.
 * @returns {Stage[]}
 */
export function checkStages() {
  const sources = ['src', 'sw', 'tests', 'scripts', 'cms/src'].filter((folder) => existsSync(folder));
  const caching = ['--cache', '--cache-strategy', 'content'];
  return [
    { name: 'lint', command: [tool('oxlint')] },
    { name: 'format', command: [tool('prettier'), '--check', '--log-level', 'warn', ...caching, '.'] },
    ...typeStages(),
    {
      name: 'architecture',
      command: [
        tool('depcruise'),
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        ...sources,
      ],
    },
    { name: 'dead code', command: [tool('knip'), '--no-progress'] },
    { name: 'unit', command: [tool('vitest'), 'run', '--project', 'unit*'], tests: 'vitest' },
  ];
}

// The package `typescript` beside it is version 6, whose parser dependency-cruiser needs; both call their program tsc.
const native = [process.execPath, 'node_modules/@typescript/native/bin/tsc'];

/** @returns {Stage[]} */
function typeStages() {
  return [
    { name: 'types', project: '.', compiler: native },
    { name: 'types of the worker', project: 'sw', compiler: native },
    { name: 'types of scripts', project: 'scripts', compiler: native },
    { name: 'types of cms', project: 'cms', compiler: ['cms/node_modules/.bin/tsc'] },
  ]
    .filter(({ project }) => existsSync(`${project}/tsconfig.json`))
    .map(({ name, project, compiler }) => ({
      name,
      command: [...compiler, '-p', project, ...incremental(name)],
    }));
}

/** @param {string} name */
function incremental(name) {
  const file = `${cache}/types/${name.replaceAll(' ', '-')}.tsbuildinfo`;
  return ['--noEmit', '--incremental', '--tsBuildInfoFile', file];
}
