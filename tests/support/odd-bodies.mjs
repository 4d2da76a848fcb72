// @ts-check
import { endpointOf, goodForms } from './good-forms.mjs';

/** @typedef {{ contentType: string, body: string, endpoint: string }} SentBody */
/** @typedef {() => number} Random between 0 and 1 */

/** @type {unknown[]} */
const junk = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  '   ',
  'x'.repeat(256),
  'x'.repeat(6000),
  'x'.repeat(200_000),
  'A\u0000B',
  'A\ud800B',
  '\u202eright to left',
  '👩🏽‍🔧'.repeat(50),
  'Zͤ̈́ͫͥ͗͘͡a͟lgo'.repeat(30),
  "'; drop table contact_forms; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '\r\nBcc: all@example.com',
  'ada@example.com',
  'ada@localhost',
  '"a b"@example.com',
  'DE',
  'ZZ',
  '+49 30 1234567',
  '2026-02-30',
  '2028-02-29',
  '9999999.99',
  '1,5',
  'constructor',
  [],
  [null],
  [[]],
  ['8a1d7a3e-0000-4000-8000-000000000000'],
  {},
  { $ne: null },
  { connect: [1] },
  { set: [{ id: 1 }] },
  { id: 1, documentId: 'a'.repeat(24) },
  { toString: 'x', length: 3 },
];
const more = [
  'website',
  'id',
  'documentId',
  'createdBy',
  'reference',
  'state',
  'publishedAt',
  'locale',
  'staffNote',
  '__proto__',
];
const contentTypes = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  '',
];

/**
 * Makes a malformed body from a valid form.
 * @param {Random} random
 * @returns {SentBody}
 */
export function oddBody(random) {
  /** @type {Record<string, unknown>} */
  const form = structuredClone(pick(random, Object.values(goodForms)));
  const endpoint = endpointOf(form);
  const changes = Math.floor(random() * 4);
  for (let change = 0; change < changes; change += 1) spoil(form, random);
  const body = JSON.stringify({ data: form });
  if (random() < 0.93) return { contentType: 'application/json', body, endpoint };
  return { contentType: pick(random, contentTypes), body: broken(body, random), endpoint };
}

/**
 * @param {Record<string, unknown>} target
 * @param {Random} random
 */
function spoil(target, random) {
  const key = random() < 0.1 ? pick(random, more) : pick(random, [...Object.keys(target), 'other']);
  // Own properties only: `__proto__` would be the prototype of everything.
  const value = Object.hasOwn(target, key) ? target[key] : undefined;
  if (isRecord(value) && random() < 0.7) return spoil(value, random);
  if (Array.isArray(value) && isRecord(value[0]) && random() < 0.7) return spoilList(value, random);
  if (random() < 0.15) delete target[key];
  else
    Object.defineProperty(target, key, {
      value: oddValue(random),
      enumerable: true,
      writable: true,
      configurable: true,
    });
}

/**
 * @param {Record<string, unknown>[]} list
 * @param {Random} random
 */
function spoilList(list, random) {
  const [first] = list;
  if (random() < 0.1) for (let count = 0; count < 200; count += 1) list.push(structuredClone(first ?? {}));
  else spoil(pick(random, list), random);
}

/** @param {Random} random */
function oddValue(random) {
  if (random() > 0.05) return structuredClone(pick(random, junk));
  let nested = {};
  for (let depth = 0; depth < 500; depth += 1) nested = { a: nested };
  return nested;
}

/**
 * @param {string} body
 * @param {Random} random
 */
function broken(body, random) {
  const at = Math.floor(random() * body.length);
  return pick(random, [
    body,
    body.slice(0, at),
    `${body.slice(0, at)}\u0000${body.slice(at)}`,
    '',
    'null',
    '[]',
    '"x"',
    '{"data":[]}',
  ]);
}

/**
 * @template T
 * @param {Random} random
 * @param {T[]} list
 * @returns {T}
 */
function pick(random, list) {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
