import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { countries } from '#src/ui/form/countries.json';
import { compileMessage } from '../scripts/build/messages/compile.mjs';
import { countriesIn } from '../scripts/build/messages/countries.mjs';
import { readMessages } from '../scripts/build/messages/read.mjs';
import { languages } from '../scripts/setup/site-languages.mjs';

describe('a message', () => {
  it('is a text if it has no arguments', () => {
    expect(compileMessage('It’s "5 < 6" `here` \\', 'en').text).toBe('It’s "5 < 6" `here` \\');
  });

  it('contains its arguments', () => {
    expect(textOf('Hello {name}, `${name}` \\', 'en', { name: 'Ada' })).toBe('Hello Ada, `$Ada` \\');
    expect(textOf("'{'name'}' is not an argument, {name} is", 'en', { name: 'Ada' })).toBe(
      '{name} is not an argument, Ada is',
    );
  });

  it.each(['en', 'de', 'fr'])('has the plural forms of the language: %s', (language) => {
    const rules = new Intl.PluralRules(language);
    for (const count of [0, 1, 2, 5, 11, 21, 100, 1001, 1.5])
      expect(textOf('{count, plural, one {one} other {other}}', language, { count })).toBe(
        rules.select(count) === 'one' ? 'one' : 'other',
      );
  });

  it('has exact numbers before plural forms', () => {
    const text = '{count, plural, one {{count} file} other {{count} files} =0 {no files}}';
    expect([0, 1, 2].map((count) => textOf(text, 'fr', { count }))).toEqual([
      'no files',
      '1 file',
      '2 files',
    ]);
  });

  it('chooses by a value', () => {
    const text = '{state, select, sent {Sent} other {In {state}}}';
    expect(textOf(text, 'en', { state: 'sent' })).toBe('Sent');
    expect(textOf(text, 'en', { state: 'work' })).toBe('In work');
  });

  it('has elements for its tags', () => {
    const { parameters, expression } = compileMessage('I accept the <link>terms of {name}</link>.', 'en');
    expect(parameters).toEqual({ link: 'element', name: 'value' });
    expect(expression((name) => name)).toContain(
      'link(__jsxs(__Fragment, { children: ["terms of ", name] }))',
    );
  });

  it.each([
    ['{name', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['{count, plural, one {one}}', 'MISSING_OTHER_CLAUSE'],
    ['{count, plural, few {few} other {other}}', 'The plural form "few" does not exist in "en".'],
    ['{count, plural, one {# file} other {# files}}', 'Write the argument instead of "#"'],
    ['{day, date}', 'formatted by src/format'],
    ['{place, selectordinal, one {st} other {th}}', 'Only cardinal plurals'],
  ])('is rejected if it is wrong: %s', (text, problem) => {
    expect(() => compileMessage(text, 'en')).toThrow(problem);
  });
});

describe('the messages', () => {
  it.each(languages)('are complete: %s', (language) => {
    expect(Object.keys(readMessages(language))).toEqual(Object.keys(readMessages('en')));
  });

  it('must exist in every language, with the same arguments', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-messages-'));
    await write(folder, 'en/cart.json', { empty: 'Empty', total: 'Total: {total}' });
    await write(folder, 'de/cart.json', { total: 'Summe', other: 'Anderes' });
    expect(() => readMessages('de', folder)).toThrow(
      [
        'de/cart.json: "empty" is missing.',
        'de/cart.json: "total" must have the arguments (total), not ().',
        'de/cart.json: "other" does not exist in English.',
      ].join('\n'),
    );
  });

  it('are named with the file in errors', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-messages-'));
    await write(folder, 'en/cart.json', { total: 'Total: {total' });
    expect(() => readMessages('en', folder)).toThrow(/en\/cart\.json: "total": /);
    await write(folder, 'en/cart.json', { total: ' ' });
    expect(() => readMessages('en', folder)).toThrow('"total": The text is missing.');
  });
});

it('countries are named and sorted in the language', () => {
  expect(countriesIn(countries, 'en')).toEqual(countries);
  const german = Object.values(countriesIn(countries, 'de'));
  expect(german.slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln']);
  expect(german).toHaveLength(Object.keys(countries).length);
});

function textOf(source: string, language: string, values: Record<string, string | number>): string {
  const { expression, parameters } = compileMessage(source, language);
  const names = Object.keys(parameters);
  return new Function(...names, `return ${expression((name) => name)}`)(...names.map((name) => values[name]));
}

async function write(folder: string, file: string, texts: Record<string, string>) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await writeFile(path.join(folder, file), JSON.stringify(texts));
}
