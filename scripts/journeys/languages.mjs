// @ts-check
import { run } from '../terminal/run.mjs';
import { root } from '../setup/folders.mjs';

/** @typedef {'en' | 'de' | 'fr'} Language */

/** The languages, other than English, in which journeys run. */
export const otherLanguages = /** @type {const} */ (['de', 'fr']);

/** The tag of journeys that are about a language or choose one themselves: they run as they are written. */
export const ownLanguage = '@own-language';

/** The language of all journeys, such as "de", or the number of a turn, in which a third of the files has another one. */
const variable = 'JOURNEYS_LANGUAGE';

/** The files of tests/e2e that pass in German and French too. The others run in English until they do. */
export const translatedFiles = [
  'account.spec.ts',
  'analytics.spec.ts',
  'blocked-storage.spec.ts',
  'catalogue.spec.ts',
  'certificates.spec.ts',
  'choosing.spec.ts',
  'devices.spec.ts',
  'documents.spec.ts',
  'editing.spec.ts',
  'failures.spec.ts',
  'first-input-in-forms.spec.ts',
  'first-input-in-lists.spec.ts',
  'first-input.spec.ts',
  'header.spec.ts',
  'installing.spec.ts',
  'keyboard.spec.ts',
  'language-packs.spec.ts',
  'language-update.spec.ts',
  'languages.spec.ts',
  'markets.spec.ts',
  'menu.spec.ts',
  'model-view.spec.ts',
  'narrow.spec.ts',
  'navigation.spec.ts',
  'outbox-worker.spec.ts',
  'outbox.spec.ts',
  'part-wizard-without-script.spec.ts',
  'part-wizard.spec.ts',
  'paused-pack.spec.ts',
  'product.spec.ts',
  'quantity.spec.ts',
  'scan.spec.ts',
  'screens.spec.ts',
  'search.spec.ts',
  'server-rendering.spec.ts',
  'services.spec.ts',
  'shop-customers.spec.ts',
  'shop-quotes.spec.ts',
  'shop.spec.ts',
  'sign-out.spec.ts',
  'time-to-part.spec.ts',
  'typing.spec.ts',
  'units.spec.ts',
  'unsent-files.spec.ts',
  'unsent-text.spec.ts',
  'urls.spec.ts',
  'viewer.spec.ts',
  'without-script.spec.ts',
];

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
  const index = translatedFiles.indexOf(name);
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
  const others = translatedFiles.flatMap((file) => {
    const language = languageInTurn(file, turn);
    return language === 'en' ? [] : [`${file.replace('.spec.ts', '')} in ${names[language]}`];
  });
  return `Languages of the journeys, turn ${turn}: ${[...others, 'all others in English'].join(', ')}.`;
}
