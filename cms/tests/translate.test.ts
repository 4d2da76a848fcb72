import { describe, expect, it } from 'vitest';
import {
  missingTexts,
  translateConfiguration,
  translateContent,
  translateFigure,
  translateText,
} from '../src/api/translation/services/translate';
import { markdownBlocks } from '../src/platform/content/markdown-blocks';
import { inLanguage } from '../src/platform/messages/language';

const dictionary = new Map([
  ['Measuring range', 'Messbereich'],
  ['Accuracy', 'Messabweichung'],
  ['Load', 'Bürde'],
  ['Power', 'Leistung'],
  ['Send **it** to [us](/contact).', 'Senden Sie **es** an [uns](/kontakt), _gern_ mit `Code`.'],
  ['Gauge', 'Relativdruck'],
  ['Load | Unit', 'Eine Zeile'],
  ['First\nSecond', 'Beides'],
]);

describe('a text', () => {
  it.each([
    ['Measuring range', 'Messbereich'],
    ['measuring range', 'measuring range'],
    [' Measuring range\r', ' Messbereich\r'],
    ['', ''],
    ['First\nSecond', 'Beides'],
    ['Measuring range\n\nAccuracy\nFirst', 'Messbereich\n\nMessabweichung\nFirst'],
    ['## Accuracy', '## Messabweichung'],
    ['- Accuracy\n  - Load\n* Power', '- Messabweichung\n  - Bürde\n* Leistung'],
    ['1. Accuracy\n12) Load', '1. Messabweichung\n12) Bürde'],
    ['> - Accuracy', '> - Messabweichung'],
    ['Load | Quantity | Power\n1 | 2 | Gauge', 'Bürde | Quantity | Leistung\n1 | 2 | Relativdruck'],
    ['Load | Unit', 'Eine Zeile'],
    ['- Load | Power', '- Bürde | Leistung'],
  ])('%j is %j', (english, other) => {
    expect(translateText(english, dictionary)).toBe(other);
  });

  it('may contain signs that have a meaning in replacements', () => {
    expect(translateText(' A ', new Map([['A', '$& €']]))).toBe(' $& € ');
  });
});

describe('a response', () => {
  const fields = new Set(['name', 'value', 'rows', 'body', 'answer', 'text', 'caption']);
  const inGerman = (value: unknown) => translateContent(value, { dictionary, fields });

  it('is translated at any depth, in fields with text only', () => {
    const at = new Date(0);
    const specification = { name: 'Measuring range', value: 'Gauge', unit: 'Load', min: 0, max: null };
    const product = { code: 'Accuracy', name: 'Accuracy', at, specifications: [specification] };
    expect(inGerman({ data: [product], meta: {} })).toEqual({
      data: [
        {
          code: 'Accuracy',
          name: 'Messabweichung',
          at,
          specifications: [{ ...specification, name: 'Messbereich', value: 'Relativdruck' }],
        },
      ],
      meta: {},
    });
    expect(specification.name).toBe('Measuring range');
  });

  it('is the same object if nothing is translated', () => {
    const value = { name: 'Accuracy' };
    expect(translateContent(value, { dictionary: new Map(), fields })).toBe(value);
  });

  it.each([[null], [undefined], [3], ['Accuracy'], [true]])('may be %j', (value) => {
    expect(inGerman(value)).toBe(value);
  });

  it('has blocks, whose text is looked up as Markdown', () => {
    const english =
      '## Accuracy\n\nSend **it** to [us](/contact).\n\n> Load\n\n- Gauge\n  - Power\n\nUnknown _text_.';
    const german =
      '## Messabweichung\n\nSenden Sie **es** an [uns](/kontakt), _gern_ mit `Code`.\n\n> Bürde\n\n- Relativdruck\n  - Leistung\n\nUnknown _text_.';
    expect(inGerman({ body: markdownBlocks(english) })).toEqual({ body: markdownBlocks(german) });
  });

  it('has blocks as editors write them in the admin', () => {
    const children = [
      { type: 'text', text: 'Se' },
      { type: 'text', text: 'nd' },
      { type: 'text', text: '' },
      { type: 'text', text: ' it ', bold: true },
      { type: 'text', text: 'to ' },
      { type: 'link', url: '/contact', children: [{ type: 'text', text: 'us' }] },
      { type: 'text', text: '.' },
    ];
    const [paragraph] = markdownBlocks('Senden Sie **es** an [uns](/kontakt), _gern_ mit `Code`.');
    expect(inGerman({ body: [{ type: 'paragraph', children }] })).toEqual({ body: [paragraph] });
  });

  it('has line breaks within a block', () => {
    const block = (text: string) => ({ body: [{ type: 'paragraph', children: [{ type: 'text', text }] }] });
    const lines = new Map([['One\nTwo', 'Eins\nZwei']]);
    const translated: unknown = translateContent(block('One\nTwo'), { dictionary: lines, fields });
    expect(translated).toMatchObject({
      body: [{ children: [{ text: 'Eins' }, { text: '\n' }, { text: 'Zwei' }] }],
    });
  });

  it.each([
    [{ type: 'image', image: { url: '/a.webp' }, children: [{ type: 'text', text: '' }] }],
    [{ type: 'paragraph', children: [{ type: 'unknown' }] }],
    [{ type: 'list', format: 'ordered', children: ['Accuracy'] }],
  ])('keeps the block %j', (block) => {
    expect(inGerman({ body: [block] })).toEqual({ body: [block] });
  });

  it.each([
    'Plain [**bold** link](/a) and ~~old~~ text.',
    '**All of it**',
    'Write to sales@example.com or see https://example.com.',
    '2 * 3 * 4, APT_210_010 & R&D <5 °C',
    '{{#sellsToConsumers}}See [this](/withdraw).{{/sellsToConsumers}} {{product.apt-210-010.stock}}',
  ])('keeps %j when it is written as Markdown and parsed again', (markdown) => {
    const body = markdownBlocks(markdown);
    const same = new Map([[markdown, markdown]]);
    expect(translateContent({ body }, { dictionary: same, fields })).toEqual({ body });
    expect(missingTexts({ body }, { dictionary: same, fields })).toEqual([]);
  });

  it('lacks translations of lines, cells and blocks', () => {
    const value = {
      name: 'Accuracy',
      value: '0 … 10',
      rows: 'Load | Cable\n2 | Load',
      text: '- Cable\nSecond line',
      code: 'Data',
      body: markdownBlocks('A **bold** move.\n\n- Gauge\n- Item'),
    };
    expect(missingTexts(value, { dictionary, fields })).toEqual([
      'Cable',
      'Second line',
      'A **bold** move.',
      'Item',
    ]);
  });
});

it('a file has a text and a caption, but not a name for people', () => {
  const fields = new Set(['name', 'alternativeText', 'caption']);
  const file = {
    name: 'Accuracy',
    mime: 'image/webp',
    ext: '.webp',
    alternativeText: 'Load',
    caption: 'x y',
  };
  const picture = { ...file, formats: { small: { name: 'Power', mime: 'image/webp', ext: '.webp' } } };
  expect(translateContent({ picture }, { dictionary, fields })).toEqual({
    picture: { ...picture, alternativeText: 'Bürde' },
  });
  expect(missingTexts({ picture }, { dictionary: new Map(), fields })).toEqual(['Load']);
});

describe('a number', () => {
  const fields = new Set(['name', 'value']);
  const percent = new Map([['% FS', '% v. E.']]);

  it.each([
    ['±0.25', '±0,25'],
    ['−1 … 1.5', '−1 … 1,5'],
    ['1.4404', '1.4404'],
    ['IO-Link 1.1', 'IO-Link 1.1'],
  ])('in a value has the decimal mark of the language (%j is %j)', (value, other) => {
    const inGerman = inLanguage('de', () =>
      translateContent({ value, name: value }, { dictionary: percent, fields }),
    );
    expect(inGerman).toEqual({ value: other, name: value });
  });

  it.each([
    ['±0.25 % FS', '±0,25 % v. E.'],
    ['2.5', '2,5'],
    ['14:00 (Dublin)', '14:00 (Dublin)'],
  ])('with a unit is translated as a placeholder (%j is %j)', (figure, other) => {
    expect(inLanguage('de', () => translateFigure(figure, percent))).toBe(other);
    expect(translateFigure(figure, new Map())).toBe(figure);
  });
});

it('a configuration has its titles, labels and numbers in the language', () => {
  const text = 'Measuring range: 0 … 2.5; Output: Power; Load';
  expect(inLanguage('de', () => translateConfiguration(text, dictionary))).toBe(
    'Messbereich: 0 … 2,5; Output: Leistung; Bürde',
  );
  expect(inLanguage('fr', () => translateConfiguration('Output: 10 V', dictionary))).toBe(
    'Output\u00a0: 10 V',
  );
});
