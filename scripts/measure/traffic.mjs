// @ts-check
import { setTimeout as delay } from 'node:timers/promises';
import { seeded } from '../../tests/support/seeded.mjs';
import { httpClient } from './http-client.mjs';
import { TrafficBuyer } from './traffic-buyer.mjs';

/** @typedef {import('./targets.mjs').Targets} Targets */
/** @typedef {import('./traffic-buyer.mjs').Confirmed} Confirmed */
/** @typedef {'page' | 'API' | 'search' | 'shop'} Kind */
/** @typedef {{ at: number, kind: Kind, what: string, status: number, milliseconds: number, isStale: boolean, text: string }} Seen */
/**
 * @typedef {object} Options
 * @property {string} origin
 * @property {Targets} targets
 * @property {number} visitors who each send the next request as soon as they have the response, or after `pauseMs`
 * @property {number} [buyers] others, who only order and send forms
 * @property {number} [pauseMs]
 * @property {number} seed
 * @property {() => Promise<import('./passes.mjs').Pass>} nextPass
 * @property {(seen: Seen) => void} onSeen
 */

// 90 % reads, 8 % searches, 2 % cart and checkout.
const shares = /** @type {const} */ ([
  ['page', 0.45],
  ['API', 0.9],
  ['search', 0.98],
  ['shop', 1],
]);
const TEXT_OF_ERROR = 300;

/**
 * Sends the mixed traffic of many visitors until it is stopped. A visitor's requests depend only on the seed.
 * @param {Options} options
 */
export function startTraffic({ origin, targets, visitors, buyers = 0, pauseMs = 0, seed, nextPass, onSeen }) {
  const client = httpClient(origin);
  /** @type {Confirmed} */
  const confirmed = { 'cart line': [], order: [], form: [] };
  const stopping = new AbortController();
  const visit = async (/** @type {number} */ number) => {
    const random = seeded(seed + number);
    const buyer = new TrafficBuyer({ client, parts: targets.parts, random, nextPass, confirmed });
    // At the end, unconfirmed writes are sent again until they are confirmed.
    while (!stopping.signal.aborted || buyer.isPending) {
      const kind = stopping.signal.aborted || number >= visitors ? 'shop' : kindOf(random());
      const at = performance.now();
      const { what, response } = kind === 'shop' ? await buyer.sendNext() : await read(kind, random);
      const { status, milliseconds, headers, body } = response;
      const text = status < 400 ? '' : body.toString().slice(0, TEXT_OF_ERROR);
      onSeen({ at, kind, what, status, milliseconds, isStale: 'cache-status' in headers, text });
      if (pauseMs > 0) await delay(pauseMs);
    }
  };

  /**
   * @param {Exclude<Kind, 'shop'>} kind
   * @param {() => number} random
   */
  async function read(kind, random) {
    if (kind === 'search') {
      const data = {
        q: popular(targets.words, random),
        limit: 24,
        facets: ['kind'],
        attributesToHighlight: ['*'],
      };
      const response = await client.send('/api/search/indexes/site/search', { method: 'POST', data });
      return { what: 'search', response };
    }
    const path = popular(kind === 'page' ? targets.pages : targets.reads, random);
    return { what: path, response: await client.send(path) };
  }

  const visiting = Promise.all(Array.from({ length: visitors + buyers }, (_, number) => visit(number)));
  return {
    confirmed,
    /** Resolves after the last response. */
    async stop() {
      stopping.abort();
      await visiting;
      client.close();
    },
  };
}

/** @param {number} chance @returns {Kind} */
function kindOf(chance) {
  return shares.find(([, upTo]) => chance < upTo)?.[0] ?? 'page';
}

/**
 * Half of the requests are for an eighth of the list, as on most sites.
 * @param {string[]} list
 * @param {() => number} random
 */
function popular(list, random) {
  return list[Math.floor(random() ** 3 * list.length)] ?? '';
}
