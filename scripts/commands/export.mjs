// @ts-check
import path from 'node:path';
import { catalogueTask } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

const usage = 'npm run export -- [--prices] FILE';

/**
 * Writes all products, or the prices of all price lists, to a file that `npm run import` can read.
 * @param {string[]} args
 */
export async function main(args) {
  const prices = args.includes('--prices');
  const [name, ...others] = args.filter((argument) => argument !== '--prices');
  if (!name || others.length > 0 || !/\.(csv|xlsx|json)$/.test(name))
    throw new Problem('Name a file that ends with .csv, .xlsx or .json.', `Usage: ${usage}`);
  const file = path.resolve(name);
  const { exported } = await catalogueTask('Exporting', { task: 'export', file, prices });
  say(`Exported ${exported} ${prices ? 'prices' : 'products'} to ${file}.`);
}
