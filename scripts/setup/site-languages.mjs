// @ts-check
import { writtenSettings } from './environment.mjs';
import { Problem } from './problem.mjs';

/** The languages of the interface. English is the source: the others have the same messages. */
export const languages = ['en', 'de', 'fr'];

/**
 * The languages of the site: `SITE_LANGUAGES` in the environment or cms/.env, such as "en,de"; otherwise English. The URLs of
 * the first have no prefix, those of the others begin with /de/ or /fr/.
 * @returns {[string, ...string[]]}
 */
export function siteLanguages() {
  const setting = process.env.SITE_LANGUAGES || writtenSettings().SITE_LANGUAGES || 'en';
  const [first = '', ...others] = setting.split(',').map((language) => language.trim());
  const isValid = [first, ...others].every((language) => languages.includes(language));
  if (isValid && new Set([first, ...others]).size === 1 + others.length) return [first, ...others];
  throw new Problem(
    `SITE_LANGUAGES is "${setting}", but must be one or more of ${languages.join(', ')}, separated by commas, each once.`,
    'Change it in the environment or in cms/.env.',
  );
}
