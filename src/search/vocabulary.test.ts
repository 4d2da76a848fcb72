import { describe, expect, it } from 'vitest';
import { createIndex } from './search-index.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
const others = (...words: string[]) => vocabulary.phraseAt(words)?.others.map((terms) => terms.join(' '));
const compound = (word: string, isBeingTyped = false) =>
  vocabulary.othersOf(word, isBeingTyped).map((terms) => terms.join(' '));

describe('a word of another language', () => {
  it.each([
    [['Durchflussmesser'], 'flowmeter'],
    [['Waegezelle'], 'load cell'],
    [['Thermoelemente'], 'thermocouple'],
    [['débitmètres'], 'flowmeter'],
    [['debitmetre'], 'flowmeter'],
    [['DRUCK'], 'pressure'],
    [['fiche', 'technique'], 'datasheet'],
  ])('%j is found as %j', (words, english) => {
    expect(others(...words)).toContain(english);
  });

  it('is not found by its English equivalent', () => {
    expect(others('pressure')).toBeUndefined();
    expect(others('thermocouple')).toEqual(['tc']);
  });

  it('is part of a phrase if there are only stop words in between', () => {
    expect(vocabulary.phraseAt(['capteur', 'de', 'pression', '16'])).toMatchObject({
      length: 3,
      others: [['pressure', 'transmitter']],
    });
    expect(vocabulary.phraseAt(['capteur', 'IO-Link', 'pression'])?.length).toBe(1);
  });
});

describe('a German compound', () => {
  it.each([
    ['Drucktransmitter', 'pressure transmitter'],
    ['drucktransmitter', 'pressure transducer'],
    ['Differenzdrucksensor', 'differential pressure transmitter'],
    ['Füllstandssensor', 'level sensor'],
    ['Fuellstandsensoren', 'level sensor'],
    ['Gassensor', 'gas sensor'],
    ['Radarsensor', 'radar level gauge'],
    ['Durchflussmessung', 'flow'],
    ['CO2-Messgerät', 'co2 sensor'],
    ['Radar-Füllstandsensor', 'radar level gauge'],
  ])('%s is found as %s', (word, english) => {
    expect(compound(word)).toContain(english);
  });

  it.each(['Druckfeder', 'Sensor2000', 'APT210-016-G14-M12', 'pressurised', 'x'.repeat(5000)])(
    'is not %s, of which a part is unknown',
    (word) => {
      expect(compound(word)).toEqual([]);
    },
  );

  it('of many parts has few combinations', () => {
    expect(compound('Druck'.repeat(10)).length).toBeLessThanOrEqual(40);
  });

  it.each([
    ['drucktr', 'pressure'],
    ['drucktransm', 'pressure transmitter'],
    ['durchflussm', 'flowmeter'],
  ])('that is still being typed as %s is found as %s', (word, english) => {
    expect(compound(word, true)).toContain(english);
  });
});

describe('a synonym of an editor', () => {
  const group = {
    id: 'synonyms-1',
    kind: 'synonyms' as const,
    words: ['sensor', 'Dingsbums'],
    alsoFinds: ['APT 210'],
  };
  const extended = new Vocabulary([group]);

  it('is added to the others, also in compounds', () => {
    expect(extended.phraseAt(['Dingsbums'])?.others).toEqual([['sensor'], ['apt', '210']]);
    expect(extended.phraseAt(['sensor'])?.others).toEqual(expect.arrayContaining([['probe'], ['dingsbum']]));
    expect(extended.othersOf('Druckdingsbums', false)).toContainEqual(['pressure', 'sensor']);
    expect(vocabulary.phraseAt(['Dingsbums'])).toBeUndefined();
  });

  it('is in the index until it is discarded', () => {
    const index = createIndex([group]);
    expect(index.size).toBe(0);
    expect(index.vocabulary.knows('dingsbums')).toBe(true);
    index.add([{ ...group, words: ['sensor', 'Klimbim'] }]);
    expect([index.vocabulary.knows('dingsbums'), index.vocabulary.knows('klimbim')]).toEqual([false, true]);
    index.discard([group.id]);
    expect(index.vocabulary.knows('klimbim')).toBe(false);
  });
});

describe('a word with a typing error', () => {
  it.each([
    ['durchflusmesser', 'flowmeter'],
    ['debimetre', 'flowmeter'],
    ['Kapteur', 'sensor'],
    ['drucktransmiter', 'pressure transmitter'],
    ['druktransmitter', 'pressure transmitter'],
  ])('%s is found as %s', (word, english) => {
    expect(vocabulary.similarTo(word).map((terms) => terms.join(' '))).toContain(english);
  });

  it.each(['', 'dpp', 'R2D2', 'xylophone', 'x'.repeat(5000)])('is not found if it is %j', (word) => {
    expect(vocabulary.similarTo(word)).toEqual([]);
  });
});
