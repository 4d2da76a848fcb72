// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../terminal/run.mjs';
import { root } from '../setup/folders.mjs';

/** @typedef {'en' | 'de' | 'fr'} Language */

/** The languages, other than English, in which journeys run. */
export const otherLanguages = /** @type {const} */ (['de', 'fr']);

/** The tag of journeys that are about a language or choose one themselves: they run as they are written. */
export const ownLanguage = '@own-language';

/** The language of all journeys, such as "de", or the number of a turn, in which a third of the files has another one. */
const variable = 'JOURNEYS_LANGUAGE';

/** All files of tests/e2e, which pass in each language. */
export const journeyFiles = readdirSync(path.join(root, 'tests', 'e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .toSorted();

/**
 * The language in which the journeys of a file run. English unless the environment says otherwise.
 * @param {string} name
 * @param {string} [setting]
 * @returns {Language}
 * @throws {Error} if the setting is neither a language nor a number
 */
export function languageOfJourneys(name, setting = process.env[variable]) {
  if (!setting) return 'en';
  if (setting === 'en' || setting === 'de' || setting === 'fr') return setting;
  if (!/^\d+$/.test(setting))
    throw new Error(`${variable} must be en, de, fr or a number, not "${setting}".`);
  return languageInTurn(name, Number(setting));
}

/**
 * In six turns, each file runs once in German, once in French and four times in English.
 * @param {string} name
 * @param {number} turn
 * @returns {Language}
 */
function languageInTurn(name, turn) {
  const index = journeyFiles.indexOf(name);
  if (index < 0) return 'en';
  const position = (index + turn) % 6;
  if (position === 0) return 'de';
  return position === 3 ? 'fr' : 'en';
}

/**
 * The variable for the environment of the tests.
 * @param {string} setting
 * @returns {Record<string, string>}
 */
export const journeysIn = (setting) => ({ [variable]: setting });

/** The turn of this commit: the number of commits before it, the same for everybody. Zero without Git. */
export async function turnOfCommit() {
  const { code, output } = await run(['git', 'rev-list', '--count', 'HEAD'], { cwd: root });
  return code === 0 ? Number(output.trim()) : 0;
}

/**
 * "Turn 1283: header in German, menu in French, all others in English."
 * @param {number} turn
 */
export function describeTurn(turn) {
  const names = { en: 'English', de: 'German', fr: 'French' };
  const others = journeyFiles.flatMap((file) => {
    const language = languageInTurn(file, turn);
    return language === 'en' ? [] : [`${file.replace('.spec.ts', '')} in ${names[language]}`];
  });
  return `Languages of the journeys, turn ${turn}: ${[...others, 'all others in English'].join(', ')}.`;
}
