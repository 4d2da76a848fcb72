// @ts-check
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { countriesIn } from './countries.mjs';
import { folder, readMessages } from './read.mjs';
import { camelCase, runtime, valueOf, writeMessages } from './write.mjs';

const importOfMessages = /import\s*\{\s*m\s*\}\s*from\s*["'][^"']*\/messages\/m\.ts["'];?/;

/**
 * Puts each message where it is used, so that a page loads the texts it can show, in one language. See
 * docs/decisions/0054.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function messages(language) {
  /** @type {Map<string, string>} */
  let values = new Map();
  const load = () => {
    writeMessages();
    values = new Map(
      Object.entries(readMessages(language)).flatMap(([area, texts]) =>
        Object.entries(texts).map(([key, message]) => [`${camelCase(area)}.${key}`, valueOf(message)]),
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
 * @param {Map<string, string>} values
 * @param {string} id
 */
function withTexts(code, values, id) {
  const uses = usesOf(parseAst(code));
  let text = code;
  for (const { start, end, name } of uses.toReversed()) {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${id}: there is no message "m.${name}".`);
    text = text.slice(0, start) + value + text.slice(end);
  }
  return text.replace(importOfMessages, text.includes('__jsxs(') ? runtime : '');
}

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/**
 * The places in which a message is used, in the order of the code.
 * @param {unknown} program
 */
function usesOf(program) {
  /** @type {{ start: number, end: number, name: string }[]} */
  const uses = [];
  /** @param {unknown} value */
  const visit = (value) => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return undefined;
    const node = /** @type {Node} */ (value);
    const name = messageName(node);
    if (name) return uses.push({ start: node.start, end: node.end, name });
    return Object.values(node).forEach(visit);
  };
  visit(program);
  return uses.toSorted((a, b) => a.start - b.start);
}

/**
 * "cart.empty" of `m.cart.empty`.
 * @param {Node} node
 */
function messageName({ type, computed, object, property }) {
  if (type !== 'MemberExpression' || computed || object.type !== 'MemberExpression' || object.computed)
    return undefined;
  return object.object.name === 'm' ? `${object.property.name}.${property.name}` : undefined;
}
