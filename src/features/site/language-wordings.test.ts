import { describe, expect, it } from 'vitest';
import { siteLanguages } from '#src/format/site-languages.ts';
import { offeredLanguage, wordings } from './language-wordings.ts';

const site = { languages: ['en', 'de', 'fr'], current: 'en' };

describe('the language that is offered', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['FR'], 'fr'],
    [['en-GB', 'de'], undefined],
    [['it', 'pl'], undefined],
    [['it', 'fr-CH', 'de'], 'fr'],
    [[], undefined],
  ])('for %j is %j', (preferred, offered) => {
    expect(offeredLanguage(preferred, site)).toBe(offered);
  });

  it('is the first one if the visitor follows a link to another', () => {
    expect(offeredLanguage(['en-GB'], { ...site, current: 'de' })).toBe('en');
  });

  it('has words in every language', () => {
    expect(Object.keys(wordings)).toEqual(expect.arrayContaining([...siteLanguages, 'de', 'fr']));
  });
});
