// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../setup/folders.mjs';
import { compileMessage } from './compile.mjs';

/** @typedef {Record<string, Record<string, import('./compile.mjs').Message & { source: string }>>} Messages by area and key */

export const folder = path.join(root, 'src', 'messages');
export const backendFolder = path.join(root, 'cms', 'src', 'platform', 'messages');

/**
 * Reads the messages of a language from its folder, a JSON file for each area.
 * @param {string} language
 * @param {string} from
 * @returns {Messages}
 * @throws {Error} naming the file and key of a message that is wrong, missing in the language or missing in English
 */
export function readMessages(language, from = folder) {
  const english = readLanguage('en', from);
  const messages = language === 'en' ? english : readLanguage(language, from);
  const problems = Object.keys({ ...english, ...messages }).flatMap((area) =>
    differences(english[area] ?? {}, messages[area] ?? {}).map(
      (problem) => `${language}/${area}.json: ${problem}`,
    ),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return messages;
}

/**
 * @param {Messages[string]} english
 * @param {Messages[string]} messages
 */
function differences(english, messages) {
  return Object.keys({ ...english, ...messages }).flatMap((key) => {
    const [source, message] = [english[key], messages[key]];
    if (!message) return [`"${key}" is missing.`];
    if (!source) return [`"${key}" does not exist in English.`];
    const [expected, found] = [source, message].map(({ parameters }) =>
      Object.keys(parameters).toSorted().join(', '),
    );
    return expected === found ? [] : [`"${key}" must have the arguments (${expected}), not (${found}).`];
  });
}

/**
 * @param {string} language
 * @param {string} from
 * @returns {Messages}
 */
function readLanguage(language, from) {
  const files = readdirSync(path.join(from, language)).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [path.basename(file, '.json'), readArea(path.join(from, language, file), language)]),
  );
}

/**
 * @param {string} file
 * @param {string} language
 */
function readArea(file, language) {
  const place = path.relative(root, file);
  /** @type {Record<string, unknown>} */
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(texts).map(([key, source]) => {
      try {
        if (!/^[a-z][A-Za-z0-9]*$/.test(key)) throw new Error('Keys are in camelCase.');
        if (typeof source !== 'string' || /^[ \t\n]*$/.test(source)) throw new Error('The text is missing.');
        return [key, { source, ...compileMessage(source, language) }];
      } catch (error) {
        throw new Error(`${place}: "${key}": ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    }),
  );
}
