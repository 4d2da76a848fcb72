// @ts-check
import path from 'node:path';
import { catalogueTask } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

/**
 * Writes all products to a file that `npm run import` can read.
 * @param {string[]} args
 */
export async function main([name, ...others]) {
  if (!name || others.length > 0 || !/\.(csv|xlsx|json)$/.test(name))
    throw new Problem('Name a file that ends with .csv, .xlsx or .json.', 'Usage: npm run export -- FILE');
  const file = path.resolve(name);
  const { exported } = await catalogueTask('Exporting', { task: 'export', file });
  say(`Exported ${exported} products to ${file}.`);
}
