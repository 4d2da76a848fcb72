// @ts-check
import path from 'node:path';
import { catalogueTask } from '../setup/catalogue-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * All products as a table that `npm run import` understands.
 * @param {string[]} args
 */
export async function main([name, ...others]) {
  if (!name || others.length > 0 || !/\.(csv|xlsx|json)$/.test(name))
    throw new Problem(
      'A file that ends with .csv, .xlsx or .json is needed.',
      'Usage: npm run export -- FILE',
    );
  const file = path.resolve(name);
  const { exported } = await catalogueTask('Exporting', { task: 'export', file });
  say(`${exported} products are in ${file}.`);
}
