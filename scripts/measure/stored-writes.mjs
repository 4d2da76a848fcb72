// @ts-check
import { figure } from '../proofs/figures.mjs';

/** @typedef {import('./postgres.mjs').Client} Client */
/** @typedef {import('./traffic-buyer.mjs').Confirmed} Confirmed */

/**
 * Compares the writes confirmed to visitors with the database. Orders and forms are found by their Idempotency-Key,
 * which the traffic writes into the message of a form.
 * @param {Client} client
 * @param {Confirmed} confirmed
 */
export async function compareWrites(client, confirmed) {
  const stored = {
    order: await column(client, 'select request_id as key from orders where request_id is not null'),
    form: await column(client, 'select message as key from contact_forms'),
  };
  for (const kind of /** @type {const} */ (['order', 'form'])) {
    const keys = confirmed[kind];
    const counts = countOf(stored[kind]);
    figure(`${kind}s confirmed`, keys.length, { atLeast: 1 });
    figure(`${kind}s lost`, keys.filter((key) => !counts.has(key)).length, { atMost: 0 });
    figure(`${kind}s doubled`, keys.filter((key) => (counts.get(key) ?? 0) > 1).length, {
      atMost: 0,
    });
    const known = new Set(keys);
    const unknown = stored[kind].filter((key) => !known.has(key)).length;
    figure(`${kind}s stored that nobody was told about`, unknown, { atMost: 0 });
  }
}

/**
 * @param {Client} client
 * @param {string} sql
 */
async function column(client, sql) {
  const { rows } = await client.query(sql);
  return rows.map(({ key }) => String(key));
}

/** @param {string[]} keys */
function countOf(keys) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
