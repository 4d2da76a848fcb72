import { describe, expect, it } from 'vitest';
import { load } from './support/backend';
import { siteIn } from './support/site-languages';

siteIn('en', 'de', 'fr');

const { documentSummary, shownSummary } = load('api/search/services/documents/document-summary.js');
const { inLanguage } = load('platform/messages/language.js');

describe('the summary of a document in search results', () => {
  const manual: string = documentSummary({ type: 'manual', language: 'de', revision: '2.1, draft' });
  const shown = (language: string, summary: string, hasOwnEdition = false): string =>
    inLanguage(language, () => shownSummary(summary, hasOwnEdition));

  it('is searched in English', () => {
    expect(manual).toBe('manual, German, revision 2.1, draft');
  });

  it.each([
    ['en', 'manual, German, revision 2.1, draft'],
    ['de', 'Betriebsanleitung, Deutsch, Revision 2.1, draft'],
    ['fr', 'manuel d’utilisation, allemand, révision 2.1, draft'],
  ])('is shown in the language of the request: %s', (language, expected) => {
    expect(shown(language, manual)).toBe(expected);
  });

  it.each([
    ['de', 'Datenblatt, Deutsch, Revision A'],
    ['fr', 'fiche technique, français, révision A'],
  ])('states the language of the edition that it leads to: %s', (language, expected) => {
    const summary: string = documentSummary({ type: 'datasheet', language: 'en', revision: 'A' });
    expect(shown(language, summary, true)).toBe(expected);
  });

  it('stays as it is if it is of a type that we do not know', () => {
    expect(shown('de', 'poster, German, revision A')).toBe('poster, German, revision A');
  });

  it('names a language that the site does not have in English', () => {
    const summary: string = documentSummary({ type: 'cad', language: 'pl', revision: '' });
    expect(shown('de', summary)).toBe('CAD, Polish, Revision ');
  });
});
