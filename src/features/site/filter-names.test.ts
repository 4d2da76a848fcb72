import { describe, expect, it } from 'vitest';
import { filtersIn } from './filter-names.ts';

describe('the query of a list in another language', () => {
  const filters = [
    {
      name: { en: 'Pressure type', de: 'Druckart', fr: 'Type de pression' },
      options: [
        { en: 'Absolute', de: 'Absolutdruck', fr: 'Absolue' },
        { en: '0.5 %', de: '0,5 %', fr: '0,5 %' },
      ],
    },
    { name: { en: 'Accuracy', de: 'Genauigkeit', fr: 'Précision' }, options: [] },
    {
      name: { en: 'Material', de: 'Material', fr: 'Matériau' },
      options: [{ en: 'Steel', de: 'Stahl', fr: 'Acier' }],
    },
  ];
  const inEnglish = (search: string) => filtersIn(search, { filters, language: 'en' });

  it.each([
    ['?druckart=Absolutdruck', '?pressure-type=Absolute'],
    ['?druckart=Absolutdruck&druckart=0%2C5+%25', '?pressure-type=Absolute&pressure-type=0.5+%25'],
    ['?type-de-pression=Absolue&sort=-precision', '?pressure-type=Absolute&sort=-accuracy'],
    ['?genauigkeit.max=1&genauigkeit.unit=psi', '?accuracy.max=1&accuracy.unit=psi'],
    ['?material=Stahl', '?material=Steel'],
    // A list that was filtered in one language after another.
    ['?pressure-type=Absolutdruck', '?pressure-type=Absolute'],
  ])('of %s is %s in English', (search, own) => {
    expect(inEnglish(search)).toBe(own);
  });

  it.each([
    '',
    '?',
    '?material=Steel&sort=-price&view=table&in-stock=1',
    '?material=Stahlbeton&farbe=Rot',
    '?accuracy.max=&accuracy.max=%zz&=&.min=1',
  ])('of %s is the same', (search) => {
    expect(inEnglish(search)).toBe(search);
  });
});
