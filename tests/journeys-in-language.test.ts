import { afterEach, describe, expect, it } from 'vitest';
import { journeyFiles, languageOfJourneys } from '../scripts/journeys/languages.mjs';
import { addEntered, setLanguage } from './support/in-language/current-language.ts';
import { inLanguage } from './support/in-language/in-language.ts';
import {
  pathInLanguage,
  urlInLanguage,
  urlPatternInLanguage,
} from './support/in-language/urls-in-language.ts';

afterEach(() => setLanguage(undefined));

const part = { isWhole: false, isCaseSensitive: false };
const whole = { isWhole: true, isCaseSensitive: true };

/** Whether the page of that language may show the text. */
const matches = (english: string | RegExp, shown: string, comparison = part) =>
  new RegExp(inLanguage(english, comparison)).test(shown);

describe('a journey in another language', () => {
  it.each([
    ['Add to cart', 'In den Warenkorb'],
    ['3 in your cart', '3 in Ihrem Warenkorb'],
    [/^Quantity:/, 'Menge: APT210-010-G14-M12'],
    [/^Show \d+ variants/, '12 Varianten anzeigen'],
    [/From €\d/, 'Ab 131,00\u00a0€'],
    [/^Ready for offline: [\d.]+ MB, updated today$/, 'Offline verfügbar: 7,3 MB, Stand: heute'],
    ['US$1,178.00', '1.178,00 $'],
    ['United Kingdom', 'Vereinigtes Königreich'],
    ['Measuring range', 'Messbereich'],
    ['instruments match all your criteria', '3 Messgeräte erfüllen alle Ihre Kriterien.'],
    ['14 October 2027', '14. Oktober 2027'],
    [/results? for “radar”/, '12 Ergebnisse für „radar“'],
    ['+ Material certificate 3.1, EN 10204', '+ Abnahmeprüfzeugnis 3.1, EN 10204'],
    ['sign in', 'melden Sie sich an'],
    ['Cart 1 item', 'Warenkorb 1 Artikel'],
    ['APT210-010-G14-M12', 'APT210-010-G14-M12'],
  ])('knows that %s is "%s" in German', (english, german) => {
    setLanguage('de');
    expect(matches(english, german)).toBe(true);
    expect(matches(english, 'Impressum')).toBe(false);
  });

  it('uses the plural of the language', () => {
    setLanguage('fr');
    expect(matches('1 item', '1 article', whole)).toBe(true);
    expect(matches('2 items', '2 articles', whole)).toBe(true);
    expect(matches('2 items', '2 articles ajoutés', whole)).toBe(false);
  });

  it('has the punctuation of the language', () => {
    setLanguage('fr');
    const shown = 'Supprimer Étendue de mesure\u00a0: jusqu’à 16 bar';
    expect(matches('Remove Measuring range: to 16 bar', shown, whole)).toBe(true);
  });

  it('leaves what it has typed as it is', () => {
    setLanguage('de');
    addEntered('not ours');
    const shown = 'Kein Kalibrierschein zur Seriennummer not ours';
    expect(matches('No certificate for serial number not ours', shown)).toBe(true);
  });

  it('knows that a page shows what was typed', () => {
    setLanguage('de');
    expect(() => inLanguage('No results for “presure”', part)).toThrow('no translation');
    addEntered('presure');
    expect(matches('No results for “presure”', 'Keine Ergebnisse für „presure“')).toBe(true);
    addEntered('apt210 016');
    expect(matches('No results for “apt210 016”', 'Keine Ergebnisse für „apt210 016“')).toBe(true);
  });

  it('fails if a text has no translation', () => {
    setLanguage('de');
    expect(() => inLanguage('Nobody wrote this', part)).toThrow('no translation in "de"');
    expect(() => inLanguage(/^Nobody wrote \d+/, part)).toThrow('no translation in "de"');
  });

  it('opens pages by the paths and filters of the language', () => {
    setLanguage('de');
    expect(pathInLanguage('/products/apt-210-010?page=2#cad')).toBe('/de/produkte/apt-210-010?page=2#cad');
    expect(pathInLanguage('/categories/pressure?pressure-type=Differential&measuring-range.max=5')).toBe(
      '/de/kategorien/druck?druckart=Differenzdruck&messbereich.max=5',
    );
    expect(pathInLanguage('/api/products')).toBe('/api/products');
    expect(urlInLanguage('http://127.0.0.1:80/products')).toBe('http://127.0.0.1:80/de/produkte');
    expect(urlInLanguage('http://127.0.0.1:80')).toBe('http://127.0.0.1:80/de/');
    expect(urlPatternInLanguage(/\/(account|sign-in)$/).test('/de/konto')).toBe(true);
    expect(urlPatternInLanguage(/\/categories\/pressure$/).test('/de/kategorien/druck')).toBe(true);
  });

  it('leaves everything as it is in English', () => {
    expect(inLanguage('Nobody wrote this', part)).toBe('Nobody wrote this');
    expect(pathInLanguage('/products')).toBe('/products');
  });
});

describe('the languages of journeys', () => {
  it('are each once German and French in six turns', () => {
    expect(journeyFiles.length).toBeGreaterThan(40);
    for (const file of journeyFiles) {
      const languages = [0, 1, 2, 3, 4, 5].map((turn) => languageOfJourneys(file, String(turn)));
      expect(languages.toSorted()).toEqual(['de', 'en', 'en', 'en', 'en', 'fr']);
    }
  });

  it('are a setting for all files, or English', () => {
    expect(languageOfJourneys('menu.spec.ts', 'fr')).toBe('fr');
    expect(languageOfJourneys('menu.spec.ts', '')).toBe('en');
    expect(() => languageOfJourneys('menu.spec.ts', 'it')).toThrow('JOURNEYS_LANGUAGE');
  });
});
