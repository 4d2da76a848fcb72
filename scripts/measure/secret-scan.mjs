// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A secret that may be stored only in `allowed` places: `database TABLE.COLUMN`, `mailbox`, `log`, `traces` or
 * `built files PATH`. Patterns find secrets of any origin.
 * @typedef {{ name: string, value: string | RegExp, allowed?: RegExp }} Canary
 */
/** @typedef {{ place: string, text: string }} Haystack */
/** @typedef {{ name: string, place: string, count: number }} Found */

/** Where the test cards are listed, and shown in test mode. */
export const ofTestCard = /^built files .*\b(?:checkout-view-[\w-]+|entry-server|cards)\.js$/;

/** Secrets that are recognised by their form. */
/** @type {Canary[]} */
export const forms = [
  { name: 'any JWT', value: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
  { name: 'any key of Stripe', value: /\b(?:sk|rk)_live_\w{10,}|\bwhsec_\w{20,}/ },
  { name: 'any private key', value: /-----BEGIN (?:RSA |EC )?PRIVATE KEY-----/ },
  {
    name: 'any password hash',
    value: /\$2[aby]\$\d\d\$[./A-Za-z\d]{53}/,
    // The code contains a dummy hash, so that a sign-in takes as long if there is no account.
    allowed: /^(?:database (?:admin_users|up_users)\.password|built files .*\/passwords\.js)$/,
  },
  { name: 'any card number', value: /\b4242(?:[ -]?4242){3}\b/, allowed: ofTestCard },
];

/**
 * Every place that contains a canary although it must not.
 * @param {Iterable<Haystack>} haystacks
 * @param {Canary[]} canaries
 * @returns {Found[]}
 */
export function leaks(haystacks, canaries) {
  /** @type {Map<string, Found>} */
  const found = new Map();
  const searched = canaries.map(({ name, value, allowed }) => ({ name, allowed, isIn: searchFor(value) }));
  for (const { place, text } of haystacks)
    for (const { name, isIn, allowed } of searched) {
      if (allowed?.test(place) || !isIn(text)) continue;
      const key = `${name} ${place}`;
      found.set(key, { name, place, count: (found.get(key)?.count ?? 0) + 1 });
    }
  return [...found.values()];
}

/**
 * Searches for a value as it is, and as it is written in URLs, in JSON and in base64.
 * @param {string | RegExp} value
 * @returns {(text: string) => boolean}
 */
function searchFor(value) {
  if (typeof value !== 'string') return (text) => value.test(text);
  const json = JSON.stringify(value).slice(1, -1);
  const jsonInJson = JSON.stringify(json).slice(1, -1);
  const base64 = Buffer.from(value).toString('base64');
  // Long constants of libraries can contain any sequence of digits.
  if (/^\d+$/.test(value)) {
    const number = new RegExp(`(?<!\\d)${value}(?!\\d)`);
    return (text) => number.test(text) || text.includes(base64);
  }
  const spellings = [...new Set([value, json, jsonInJson, encodeURIComponent(value), base64])];
  return (text) => spellings.some((spelling) => text.includes(spelling));
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

const unescaped = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/**
 * Every value of a dump of Postgres, whose tables are blocks of lines after COPY.
 * @param {string} dump
 * @returns {Generator<Haystack>}
 */
export function* valuesInDump(dump) {
  for (const [, table, columns = '', block = ''] of dump.matchAll(
    /^COPY (?:\w+\.)?"?(\w+)"? \((.*)\) FROM stdin;\n([^]*?)^\\\.$/gm,
  )) {
    const names = columns.split(', ').map((name) => name.replaceAll('"', ''));
    for (const line of block.split('\n').filter(Boolean))
      for (const [index, value] of line.split('\t').entries())
        if (value !== '\\N') yield { place: `database ${table}.${names[index]}`, text: unescape(value) };
  }
}

/** @param {string} value */
function unescape(value) {
  return value.replaceAll(/\\(.)/g, (_, sign) => unescaped.get(sign) ?? sign);
}

/**
 * Every file of a folder whose name matches `endings`.
 * @param {string} folder
 * @param {{ place: string, endings?: RegExp, isNamed?: boolean }} options `isNamed`: the place has the path of the file
 * @returns {Generator<Haystack>}
 */
export function* filesIn(folder, { place, endings = /./, isNamed = false }) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !endings.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    yield { place: isNamed ? `${place} ${file}` : place, text: readFileSync(file, 'utf8') };
  }
}
