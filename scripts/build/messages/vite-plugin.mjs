// @ts-check
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { countriesIn } from './countries.mjs';
import { folder, readMessages } from './read.mjs';
import { camelCase, runtime, valueOf, writeMessages } from './write.mjs';

const importOfMessages = /import\s*\{\s*m\s*\}\s*from\s*["'][^"']*\/messages\/m\.ts["'];?/;

/** @typedef {import('./compile.mjs').Message} Message */

/**
 * Puts each message where it is used, so that a page loads the texts it can show, in one language. See
 * docs/decisions/0054.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function messages(language) {
  /** @type {Map<string, Message>} */
  let values = new Map();
  const load = () => {
    writeMessages();
    values = new Map(
      Object.entries(readMessages(language)).flatMap(([area, texts]) =>
        Object.entries(texts).map(([key, message]) => [`${camelCase(area)}.${key}`, message]),
      ),
    );
  };
  return {
    name: 'messages',
    enforce: 'post',
    buildStart: load,
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(folder) || !file.endsWith('.json')) return undefined;
      load();
      server.moduleGraph.invalidateAll();
      server.hot.send({ type: 'full-reload' });
      return [];
    },
    load(id) {
      if (language === 'en' || !id.endsWith('/ui/form/countries.json')) return undefined;
      const { countries } = JSON.parse(readFileSync(id, 'utf8'));
      return JSON.stringify({ countries: countriesIn(countries, language) });
    },
    transform(code, id) {
      if (!importOfMessages.test(code)) return undefined;
      return { code: withTexts(code, values, id), map: null };
    },
  };
}

/**
 * @param {string} code
 * @param {Map<string, Message>} values
 * @param {string} id
 */
function withTexts(code, values, id) {
  let text = code;
  for (const { start, end, put } of editsOf(code, values, id).toReversed())
    text = text.slice(0, start) + put + text.slice(end);
  return text.replace(importOfMessages, text.includes('__jsxs(') ? runtime : '');
}

/**
 * What the functions below read of a node of the syntax tree (ESTree).
 * @typedef {object} Node
 * @property {string} type
 * @property {number} start
 * @property {number} end
 * @property {string} [name]
 * @property {boolean} [computed]
 * @property {Node} [object]
 * @property {Node} [property]
 * @property {Node} [callee]
 * @property {Node[]} [arguments]
 * @property {Node[]} [properties]
 * @property {Node} [key]
 * @property {Node} [value]
 */
/** @typedef {{ start: number, end: number, put: string }} Edit */

/**
 * What to put in which place, in the order of the code.
 * @param {string} code
 * @param {Map<string, Message>} values
 * @param {string} id
 */
function editsOf(code, values, id) {
  /** @type {Edit[]} */
  const edits = [];
  /** @param {string} name */
  const find = (name) => {
    const message = values.get(name);
    if (!message) throw new Error(`${id}: there is no message "m.${name}".`);
    return message;
  };
  /** @param {unknown} value */
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return undefined;
    const node = /** @type {Node} */ (value);
    const { start, end } = node;
    const name = messageName(node);
    if (name) return edits.push({ start, end, put: valueOf(find(name)) });
    const put = isCall(node) ? textOfCall(node, find, code) : undefined;
    return put === undefined ? Object.values(node).forEach(visit) : edits.push({ start, end, put });
  };
  visit(parseAst(code));
  return edits.toSorted((a, b) => a.start - b.start);
}

/**
 * Whether the node is `m.cart.items({ count })`, with properties that are all written out.
 * @param {Node} node
 */
function isCall({ type, callee, arguments: values = [] }) {
  if (type !== 'CallExpression' || !messageName(callee) || values.length !== 1) return false;
  const [given] = values;
  const isPlain = (/** @type {Node} */ one) =>
    one.type === 'Property' && one.key?.type === 'Identifier' && !one.computed;
  return given?.type === 'ObjectExpression' && (given.properties ?? []).every(isPlain);
}

/**
 * The text with its arguments in it: the minifier does not do that with the properties of an object. Undefined if an
 * argument would be calculated twice or contains a message itself.
 * @param {Node} call
 * @param {(name: string) => Message} find
 * @param {string} code
 */
function textOfCall({ callee, arguments: [given] = [] }, find, code) {
  const values = new Map((given?.properties ?? []).map(({ key, value }) => [key?.name ?? '', value]));
  /** @type {string[]} */
  const used = [];
  const text = find(messageName(callee) ?? '').expression((name) => {
    const { start = 0, end = 0, type } = values.get(name) ?? {};
    used.push(name);
    return type === 'Identifier' ? code.slice(start, end) : `(${code.slice(start, end)})`;
  });
  const isSafe = [...values].every(
    ([name, { type = '', start = 0, end = 0 } = {}]) =>
      !/\bm\.\w+\.\w/.test(code.slice(start, end)) &&
      (type === 'Identifier' || used.filter((other) => other === name).length < 2),
  );
  return isSafe ? `(${text})` : undefined;
}

/**
 * "cart.empty" of `m.cart.empty`.
 * @param {Node | undefined} node
 */
function messageName(node) {
  const area = isMember(node) ? node?.object : undefined;
  if (!isMember(area) || area?.object?.name !== 'm') return undefined;
  return `${area.property?.name}.${node?.property?.name}`;
}

/** @param {Node | undefined} node */
function isMember(node) {
  return node?.type === 'MemberExpression' && !node.computed;
}
