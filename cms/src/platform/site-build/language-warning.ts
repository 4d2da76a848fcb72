import { currentLanguage } from '../messages/language';

/** The site has the languages in which it was built, but e-mails, PDFs and errors those of the setting. */
export function warnOfOtherLanguage(template: string): void {
  const [, built] = /<html[^>]*\slang="?([\w-]+)/.exec(template) ?? [];
  const language = currentLanguage();
  // A command runs without Strapi.
  if (built === undefined || built === language || !('strapi' in globalThis)) return;
  strapi.log.warn(
    `The site was built in the language "${built}", but should be in "${language}" because of SITE_LANGUAGES. Run npm run build.`,
  );
}
