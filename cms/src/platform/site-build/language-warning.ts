import { environment } from '../config/environment';

/** The site has the language in which it was built, but e-mails, PDFs and errors that of the setting. */
export function warnOfOtherLanguage(template: string): void {
  const [, built] = /<html[^>]*\slang="?([\w-]+)/.exec(template) ?? [];
  const { SITE_LANGUAGE } = environment();
  // A command runs without Strapi.
  if (built === undefined || built === SITE_LANGUAGE || !('strapi' in globalThis)) return;
  strapi.log.warn(
    `The site was built in the language "${built}", but SITE_LANGUAGE is "${SITE_LANGUAGE}". Run npm run build.`,
  );
}
