import { currentLanguage, type Language, siteLanguages } from '../../../../platform/messages/language';
import { texts } from '../../../../platform/messages/texts';

/** What each type of document is called. The first is shown, all are found. */
export const documentWords: Record<string, string[]> = {
  datasheet: ['datasheet'],
  manual: ['manual', 'operating instructions'],
  certificate: ['certificate'],
  cad: ['CAD', 'drawing'],
  firmware: ['firmware', 'release notes'],
  declaration: ['declaration of conformity'],
};

type Described = { type: string; language: string; revision: string };

/** "datasheet, English, revision 3": the summary that is searched, in English like all that is. */
export const documentSummary = ({ type, language, revision }: Described): string =>
  `${documentWords[type]?.[0] ?? type}, ${languageName(language)}, revision ${revision}`;

/**
 * The summary of a document in the language of the request. A document that has an edition in this language is shown in it.
 */
export function shownSummary(summary: string, hasOwnEdition: boolean): string {
  const [, kind, written = '', revision] = /^(.+), (.+), revision (.*)$/s.exec(summary) ?? [];
  const type = Object.keys(documentWords).find((one) => documentWords[one]?.[0] === kind);
  if (type === undefined || revision === undefined) return summary;
  const code = hasOwnEdition
    ? currentLanguage()
    : siteLanguages().find((one) => languageName(one) === written);
  const language = code ? languageName(code, currentLanguage()) : written;
  return texts().documents.summary({ type, language, revision });
}

const namesIn = new Map<Language, Intl.DisplayNames>();

export function languageName(code: string, shownIn: Language = 'en'): string {
  const names = namesIn.get(shownIn) ?? new Intl.DisplayNames([shownIn], { type: 'language' });
  namesIn.set(shownIn, names);
  return /^[a-z]{2,3}(-\w+)*$/i.test(code) ? (names.of(code) ?? code) : code;
}
