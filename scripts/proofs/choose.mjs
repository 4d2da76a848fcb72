// @ts-check
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Problem } from '../setup/problem.mjs';

/** @typedef {import('./list.mjs').Proof} Proof */
/** @typedef {{ chosen: Proof[], seed: number, minutes?: string, isSkipAllowed: boolean }} Choice */

const options = /** @type {const} */ ({
  seed: { type: 'string' },
  minutes: { type: 'string' },
  report: { type: 'boolean', default: false },
  'allow-skipped': { type: 'boolean', default: false },
});

/**
 * Reads the arguments after `npm run prove --`. Without a seed, each run has a new one.
 * @param {string[]} args
 * @param {Proof[]} proofs
 * @returns {Choice}
 */
export function chooseProofs(args, proofs) {
  const { values, positionals } = parsed(args);
  const unknown = positionals.filter((name) => !proofs.some((proof) => proof.name === name));
  if (unknown.length > 0)
    throw new Problem(
      `Not in the list: ${unknown.join(', ')}.`,
      `Choose from: ${proofs.map(({ name }) => name).join(', ')}.`,
    );
  const { seed = process.env.FIELDSHOP_SEED ?? String(randomInt(1_000_000)), minutes, report } = values;
  if (!/^\d{1,9}$/.test(seed)) throw new Problem(`"${seed}" is not a seed.`, 'Use a whole number.');
  if (minutes !== undefined && !(Number(minutes) > 0))
    throw new Problem(`"${minutes}" is not a number of minutes.`, 'Use a number such as 0.5 or 10.');
  const isAll = positionals.length === 0;
  const chosen = isAll ? proofs : proofs.filter(({ name }) => positionals.includes(name));
  return {
    chosen: isAll && report ? [] : chosen,
    seed: Number(seed),
    minutes,
    isSkipAllowed: values['allow-skipped'],
  };
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const usage = 'Usage: npm run prove -- [NAME …] [--seed N] [--minutes N] [--allow-skipped] [--report]';
    throw new Problem(error instanceof Error ? error.message : String(error), usage);
  }
}
