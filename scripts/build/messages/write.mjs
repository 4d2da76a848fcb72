// @ts-check
// Writes the messages of site and backend as TypeScript: `node scripts/build/messages/write.mjs`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../../setup/site-languages.mjs';
import { backendFolder, folder, readMessages } from './read.mjs';

/** @typedef {import('./compile.mjs').Message} Message */

const node = "import('react').ReactNode";

const types = {
  value: 'string | number',
  count: 'number',
  choice: 'string',
  element: `(children: ${node}) => ${node}`,
};

const heading = '// Generated from the messages by scripts/build/messages/write.mjs. Do not edit.';

/** What the code of messages with elements needs. */
export const runtime = "import { Fragment as __Fragment, jsxs as __jsxs } from 'react/jsx-runtime';";

export function writeMessages() {
  for (const language of languages) readMessages(language);
  const english = objectOf('en', folder);
  write(
    folder,
    `${english.includes('__jsxs(') ? `${runtime}\n\n` : ''}/**
 * The texts of the interface, in English for unit tests. The build puts each text where it is used, in the site's
 * language.
 */
export const m = ${english};
`,
  );
  write(
    backendFolder,
    `const en = ${objectOf('en', backendFolder)};

const de: typeof en = ${objectOf('de', backendFolder)};

const fr: typeof en = ${objectOf('fr', backendFolder)};

/** The texts that customers read: e-mails, PDFs, errors. */
export const messages = { en, de, fr };
`,
  );
}

/**
 * @param {string} target
 * @param {string} code
 */
function write(target, code) {
  const file = path.join(target, 'm.ts');
  const text = `${heading}\n${code}`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/**
 * All messages of a language as code.
 * @param {string} language
 * @param {string} from
 */
function objectOf(language, from) {
  const areas = Object.entries(readMessages(language, from)).map(
    ([area, messages]) =>
      `  ${camelCase(area)}: {\n${Object.entries(messages)
        .map(([key, message]) => `    ${key}: ${valueOf(message, language === 'en')},\n`)
        .join('')}  },\n`,
  );
  return `{\n${areas.join('')}}`;
}

/**
 * The message's text, or a function of its arguments.
 * @param {Message} message
 * @param {boolean} [isTyped]
 */
export function valueOf({ text, parameters, expression }, isTyped = false) {
  const code = expression((name) => name);
  if (text !== undefined) return code;
  const isElement = Object.values(parameters).includes('element');
  const names = Object.keys(parameters);
  if (!isTyped) return `(({ ${names.join(', ')} }) => ${code})`;
  const values = names.map((name) => {
    const kind = parameters[name] ?? 'value';
    return `${name}: ${isElement && kind === 'value' ? node : types[kind]}`;
  });
  return `({ ${names.join(', ')} }: { ${values.join('; ')} }): ${isElement ? node : 'string'} => ${code}`;
}

/**
 * "part-wizard" is `m.partWizard`.
 * @param {string} name
 */
export function camelCase(name) {
  return name.replace(/-(\w)/g, (_hyphen, letter) => letter.toUpperCase());
}

if (import.meta.filename === process.argv[1]) writeMessages();
