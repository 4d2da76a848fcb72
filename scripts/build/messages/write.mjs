// @ts-check
// Writes the English messages as TypeScript, which gives the messages their types and is what unit tests use:
// `node scripts/build/messages/write.mjs`. The build replaces them (vite-plugin.mjs).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../setup/site-language.mjs';
import { folder, readMessages } from './read.mjs';

/** @typedef {import('./compile.mjs').Message} Message */

const node = "import('react').ReactNode";

const types = {
  value: 'string | number',
  count: 'number',
  choice: 'string',
  element: `(children: ${node}) => ${node}`,
};

/** What the code of messages with elements needs. */
export const runtime = "import { Fragment as __Fragment, jsxs as __jsxs } from 'react/jsx-runtime';";

const target = path.join(folder, 'm.ts');

export function writeMessages() {
  for (const language of languages) readMessages(language);
  const areas = Object.entries(readMessages('en')).map(
    ([area, messages]) =>
      `  ${camelCase(area)}: {\n${Object.entries(messages)
        .map(([key, message]) => `    ${key}: ${valueOf(message, true)},\n`)
        .join('')}  },\n`,
  );
  const body = areas.join('');
  const text = `// Generated from the messages in en/ by scripts/build/messages/write.mjs. Do not edit.
${body.includes('__jsxs(') ? `${runtime}\n` : ''}
/** The texts of the interface. The build puts each text where it is used, in the site's language. */
export const m = {
${body}};
`;
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

/**
 * The message's text, or a function of its arguments.
 * @param {Message} message
 * @param {boolean} [isTyped]
 */
export function valueOf({ text, parameters, expression }, isTyped = false) {
  if (text !== undefined) return expression;
  const isElement = Object.values(parameters).includes('element');
  const names = Object.keys(parameters);
  if (!isTyped) return `(({ ${names.join(', ')} }) => ${expression})`;
  const values = names.map((name) => {
    const kind = parameters[name] ?? 'value';
    return `${name}: ${isElement && kind === 'value' ? node : types[kind]}`;
  });
  return `({ ${names.join(', ')} }: { ${values.join('; ')} }): ${isElement ? node : 'string'} => ${expression}`;
}

/**
 * "part-wizard" is `m.partWizard`.
 * @param {string} name
 */
export function camelCase(name) {
  return name.replace(/-(\w)/g, (_hyphen, letter) => letter.toUpperCase());
}

if (import.meta.filename === process.argv[1]) writeMessages();
