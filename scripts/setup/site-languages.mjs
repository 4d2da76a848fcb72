// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writtenSettings } from './environment.mjs';
import { cms } from './folders.mjs';
import { Problem } from './problem.mjs';

/** The languages of the interface. English is the source: the others have the same messages. */
export const languages = ['en', 'de', 'fr'];

/**
 * The languages of the site: `SITE_LANGUAGES` in the environment or cms/.env, such as "en,de"; otherwise English, or those of
 * the demo content. The URLs of the first have no prefix, those of the others begin with /de/ or /fr/.
 * @returns {[string, ...string[]]}
 */
export function siteLanguages() {
  const settings = { ...writtenSettings(), ...process.env };
  const setting = settings.SITE_LANGUAGES || (isDemo(settings.SEED) ? languages.join() : 'en');
  const [first = '', ...others] = setting.split(',').map((language) => language.trim());
  const isValid = [first, ...others].every((language) => languages.includes(language));
  if (isValid && new Set([first, ...others]).size === 1 + others.length) return [first, ...others];
  throw new Problem(
    `SITE_LANGUAGES is "${setting}", but must be one or more of ${languages.join(', ')}, separated by commas, each once.`,
    'Change it in the environment or in cms/.env.',
  );
}

/**
 * As in cms/src/platform/messages/language.ts.
 * @param {string | undefined} seed
 */
const isDemo = (seed) => (seed || 'demo') === 'demo' && existsSync(path.join(cms, 'demo', 'content'));
