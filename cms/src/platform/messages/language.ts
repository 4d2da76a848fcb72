import { createAsyncContext } from '../async-context';
import { hasDemo } from '../config/cms-folder';
import { messages } from './m';

export type Language = keyof typeof messages;

/** English is the source of all texts. */
export const languages: readonly Language[] = Object.keys(messages).filter(isLanguage);

const context = createAsyncContext<Language>();

/** The language of the request that is being handled; outside of requests, the first language of the site. */
export const currentLanguage = (): Language => context.getStore() ?? siteLanguages()[0];

export const inLanguage = <Result>(language: Language, callback: () => Result): Result =>
  context.run(language, callback);

/**
 * Calls back in the language that a customer used, which is stored with the order, request or account. For e-mails that
 * no request of the customer causes. In the first language of the site if none is stored or the site no longer has it.
 */
export const inLanguageOf = <Result>(
  { language: stored }: { language: string },
  callback: () => Result,
): Result => {
  const [first, ...others] = siteLanguages();
  return inLanguage(others.find((language) => language === stored) ?? first, callback);
};

/** Staff read English, also if the site has no English. */
export const inStaffLanguage = <Result>(callback: () => Result): Result => inLanguage('en', callback);

/**
 * The languages of the site (SITE_LANGUAGES, validated in config/environment.ts). The pages of the first have no prefix in
 * their URLs.
 */
export function siteLanguages(): [Language, ...Language[]] {
  const [first = 'en', ...others] = (process.env.SITE_LANGUAGES || defaultLanguages())
    .split(',')
    .map((language) => language.trim())
    .filter(isLanguage);
  return [first, ...others];
}

/** The demo content has all languages. As in scripts/setup/site-languages.mjs. */
export const defaultLanguages = (): string =>
  (process.env.SEED || 'demo') === 'demo' && hasDemo ? languages.join(',') : 'en';

/** What the URLs in the language of the request begin with: `/de`, or nothing for the first language. */
export function languagePrefix(): string {
  const language = currentLanguage();
  return language === siteLanguages()[0] ? '' : `/${language}`;
}

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(messages, text);
}
