// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Something that may be stored only in `allowed` places: `database TABLE.COLUMN`, `mailbox`, `log` or `built files`. Patterns
 * find secrets of any origin.
 * @typedef {{ name: string, value: string | RegExp, allowed?: RegExp }} Canary
 */
/** @typedef {{ place: string, text: string }} Haystack */
/** @typedef {{ name: string, place: string, count: number }} Found */

/** Secrets that are recognised by their form. */
/** @type {Canary[]} */
export const forms = [
  { name: 'any JWT', value: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  { name: 'any key of Stripe', value: /\b(?:sk|rk)_live_\w{10,}|\bwhsec_\w{20,}/ },
  { name: 'any private key', value: /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/ },
  {
    name: 'any password hash',
    value: /\$2[aby]\$\d\d\$[./A-Za-z\d]{53}/,
    allowed: /^database (?:admin_users|up_users)\.password$/,
  },
  { name: 'any card number', value: /\b4242(?:[ -]?4242){3}\b/ },
];

/**
 * Every place in which a canary is, although it must not be there.
 * @param {Iterable<Haystack>} haystacks
 * @param {Canary[]} canaries
 * @returns {Found[]}
 */
export function leaks(haystacks, canaries) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  for (const { place, text } of haystacks)
    for (const { name, value, allowed } of canaries) {
      if (allowed?.test(place) || !contains(text, value)) continue;
      const key = `${name} ${place}`;
      found.set(key, { name, place, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()];
}

/**
 * As it is, and as parts of URLs and JSON write it.
 * @param {string} text
 * @param {string | RegExp} value
 */
function contains(text, value) {
  if (typeof value !== 'string') return value.test(text);
  const json = JSON.stringify(value).slice(1, -1);
  const jsonInJson = JSON.stringify(json).slice(1, -1);
  const spellings = [
    value,
    json,
    jsonInJson,
    encodeURIComponent(value),
    Buffer.from(value).toString('base64'),
  ];
  return spellings.some((spelling) => text.includes(spelling));
}

/**
 * Every value of every table.
 * @param {import('../setup/open-database.mjs').Database} database
 * @returns {Generator<Haystack>}
 */
export function* valuesIn(database) {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  for (const { name } of tables)
    for (const row of database.prepare(`select * from "${name}"`).all())
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string') yield { place: `database ${name}.${column}`, text: value };
}

/**
 * Every file of a folder, except those that end differently.
 * @param {string} folder
 * @param {{ place: string, endings?: RegExp }} options
 * @returns {Generator<Haystack>}
 */
export function* filesIn(folder, { place, endings = /./ }) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && endings.test(entry.name))
      yield { place, text: readFileSync(path.join(entry.parentPath, entry.name), 'latin1') };
}
