import { expect, it } from 'vitest';
import { synonymSetting } from './synonym-setting.ts';

const setting = synonymSetting();

it('what a word also finds includes its synonyms and translations, but not the word itself', () => {
  expect(setting.datasheet).toEqual(['data sheet', 'spec sheet']);
  expect(setting['pressure switch']).toEqual(['pressure transmitter']);
  expect(setting.thermoelement).toEqual(['thermocouple', 'tc']);
  expect(setting['capteur de pression']).toContain('pressure transmitter');
  expect(Object.entries(setting).filter(([phrase, others]) => others.includes(phrase))).toEqual([]);
});

it('an English word does not find its translations', () => {
  const others = Object.values(setting).flat();
  expect(others).not.toContain('druck');
  expect(others).not.toContain('débitmètre');
});
