// @ts-check
import { writtenSettings } from './environment.mjs';
import { Problem } from './problem.mjs';

/** The languages of the interface. English is the source: the others have the same messages. */
export const languages = ['en', 'de', 'fr'];

/**
 * The language of the interface, which the build puts into the site: `SITE_LANGUAGE` in the environment or cms/.env,
 * otherwise English.
 */
export function siteLanguage() {
  const language = process.env.SITE_LANGUAGE || writtenSettings().SITE_LANGUAGE || 'en';
  if (languages.includes(language)) return language;
  throw new Problem(
    `SITE_LANGUAGE is "${language}", but must be one of ${languages.join(', ')}.`,
    'Change it in the environment or in cms/.env.',
  );
}
