// @ts-check
import { createHash, randomUUID } from 'node:crypto';

/** @typedef {{ key: string, pass: string }} Pass an idempotency key with its pass of the human check */
/** @typedef {{ proof: string, pass: string, entry: string, expires: number }} PassRow */

const AT_ONCE = 500;
const VALID_MS = 4 * 3_600_000;

/**
 * Passes of the human check, which are inserted into the database: solving thousands of proofs would use the processor
 * time that is being measured.
 * @param {(rows: PassRow[]) => Promise<unknown>} insert
 */
export function passSupply(insert) {
  /** @type {Pass[]} */
  const stock = [];
  /** @type {Promise<unknown> | undefined} */
  let filling;
  const fill = async () => {
    const passes = Array.from({ length: AT_ONCE }, () => ({ key: randomUUID(), pass: randomUUID() }));
    await insert(passes.map(rowOf));
    stock.push(...passes);
  };
  /** @returns {Promise<Pass>} */
  const next = async () => {
    const pass = stock.pop();
    if (pass) return pass;
    filling ??= fill().finally(() => (filling = undefined));
    await filling;
    return next();
  };
  return { next, fill };
}

/**
 * @param {Pass} pass
 * @returns {PassRow}
 */
function rowOf({ key, pass }) {
  const digest = createHash('sha256').update(pass).digest('hex');
  return { proof: randomUUID(), pass: digest, entry: key, expires: Date.now() + VALID_MS };
}
