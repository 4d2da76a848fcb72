import * as v from 'valibot';
import { texts } from '../../../platform/messages/texts';
import { localNumber } from '../../../platform/content/local-number';
import { Inlines, inlineMarkdown } from '../../../platform/content/inline-markdown';
import { markdownInlines } from '../../../platform/content/markdown-blocks';

/** English texts and what they are in another language. */
export type Dictionary = ReadonlyMap<string, string>;

export type ContentTexts = {
  dictionary: Dictionary;
  /** The fields that contain text for people, by name. The values of all others are data. */
  fields: ReadonlySet<string>;
};

/** A figure with its unit, such as "±0.25 % FS". */
export function translateFigure(figure: string, dictionary: Dictionary): string {
  const whole = dictionary.get(figure);
  if (whole !== undefined) return whole;
  const [, number, unit = ''] = /^([\d\s.…±−+≤≥<>]*\d)(\s\S.*)?$/.exec(figure) ?? [];
  if (number === undefined) return translateText(figure, dictionary);
  return inLanguage(number) + translateText(unit, dictionary);
}

const inLanguage = (text: string) => localNumber(text, texts().language.decimalMark);

/** "Process connection: G 1/4 B; …", as the part wizard describes a configuration. */
export const translateConfiguration = (configuration: string, dictionary: Dictionary): string =>
  configuration
    .split('; ')
    .map((position) => {
      const [, title, label] = /^([^:]+): (.*)$/.exec(position) ?? [];
      return title === undefined || label === undefined
        ? translateText(position, dictionary)
        : texts().emails.fact({
            name: translateText(title, dictionary),
            value: inLanguage(translateText(label, dictionary)),
          });
    })
    .join('; ');

/**
 * The dictionary of these pairs. Markdown can be written in several ways, such as *italic* and _italic_: each is found.
 */
export function createDictionary(pairs: Iterable<[english: string, text: string]>): Dictionary {
  const dictionary = new Map<string, string>();
  for (const [english, text] of pairs) {
    dictionary.set(english.trim(), text);
    if (hasMarks.test(english))
      dictionary.set(inlineMarkdown(v.parse(Inlines, markdownInlines(english))), text);
  }
  return dictionary;
}

const hasMarks = /[*_`~[\\]/;

type Lookup = (text: string) => string | undefined;
type Block = { type: string; children: unknown[] };

// The marks of Markdown at the start of a line: headings, lists and quotes.
const lineMark = /^(\s*(?:(?:#{1,6}|[-*+]|\d{1,3}[.)]|>)\s+)*)(.*)$/;

/** The text in another language: as a whole, otherwise by line, otherwise by table cell. The rest stays as it is. */
export const translateText = (text: string, dictionary: Dictionary): string =>
  translateWith({ find: lookupIn(dictionary) }, text);

/** A JSON response of the API with its texts in another language. */
export function translateContent(value: unknown, { dictionary, fields }: ContentTexts): unknown {
  if (dictionary.size === 0) return value;
  return translateFields(value, { find: lookupIn(dictionary), fields });
}

/**
 * The texts of the value in another language, by the English text: whole fields, and the entries of lists in them. Texts
 * that stay as they are are left out.
 */
export function translationsIn(value: unknown, { dictionary, fields }: ContentTexts): Record<string, string> {
  const translations = new Map<string, string>();
  const collect = (text: string) => {
    for (const part of [text, ...text.split(/[\n,;]/)]) {
      // "2 × 4 … 20 mA" has the text "4 … 20 mA".
      const english = part.trim().replace(/^\d+ × /, '');
      const other = translateText(english, dictionary);
      if (other !== english) translations.set(english, other);
    }
    return undefined;
  };
  if (dictionary.size > 0) translateFields(value, { find: collect, fields });
  return Object.fromEntries(translations);
}

/** The texts of the value that are not in the dictionary: lines, table cells and blocks. */
export function missingTexts(value: unknown, { dictionary, fields }: ContentTexts): string[] {
  const missing = new Set<string>();
  const find = lookupIn(dictionary);
  translateFields(value, { find, fields, miss: (text) => missing.add(text.trim()) });
  return [...missing].filter((text) => isText.test(text));
}

// "0 … 10" and "M12" need no translation.
const isText = /[a-z]{2}/i;

type Search = { find: Lookup; miss?: (text: string) => void };
type Context = Search & { fields: ReadonlySet<string> };

/** Ignores spaces at the ends, which editors do not see. */
function lookupIn(dictionary: Dictionary): Lookup {
  return (text) => {
    const trimmed = text.trim();
    const found = dictionary.get(trimmed);
    return found === undefined || trimmed === text ? found : text.replace(trimmed, () => found);
  };
}

function translateFields(value: unknown, context: Context): unknown {
  if (Array.isArray(value)) return value.map((item) => translateFields(item, context));
  if (!isPlainObject(value)) return value;
  const own = isFile(value) ? { ...context, fields: textsOfFile } : context;
  const fields = Object.entries(value).map(([name, inner]) => [name, translateField(name, inner, own)]);
  return Object.fromEntries(fields);
}

function translateField(name: string, value: unknown, context: Context): unknown {
  if (!context.fields.has(name)) return translateFields(value, context);
  if (typeof value === 'string') {
    const text = translateWith(context, value);
    return name === 'value' ? inLanguage(text) : text;
  }
  return isBlocks(value)
    ? value.map((block) => translateBlock(block, context))
    : translateFields(value, context);
}

function translateWith(search: Search, text: string): string {
  return (
    search.find(text) ??
    text
      .split('\n')
      .map((line) => translateLine(search, line))
      .join('\n')
  );
}

function translateLine({ find, miss }: Search, line: string): string {
  const [, mark = '', rest = line] = lineMark.exec(line) ?? [];
  const found = find(line) ?? prefixed(mark, find(rest));
  if (found !== undefined) return found;
  const cells = rest.split('|').map((cell) => {
    const other = find(cell);
    if (other === undefined) miss?.(cell);
    return other ?? cell;
  });
  return mark + cells.join('|');
}

const prefixed = (mark: string, text: string | undefined) => (text === undefined ? undefined : mark + text);

function translateBlock(block: Block, context: Context): Block {
  if (block.type === 'list')
    return {
      ...block,
      children: block.children.map((item) => (isBlock(item) ? translateBlock(item, context) : item)),
    };
  const inlines = v.safeParse(Inlines, block.children);
  if (!inlines.success) return block;
  const text = inlineMarkdown(inlines.output);
  const found = context.find(text);
  if (found === undefined) context.miss?.(text);
  return found === undefined ? block : { ...block, children: markdownInlines(found) };
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** An uploaded file, or one of the sizes of a picture. Its name is that of the file. */
const isFile = (value: object) => 'mime' in value && 'ext' in value;
const textsOfFile = new Set(['alternativeText', 'caption']);

const isBlock = (value: unknown): value is Block =>
  isPlainObject(value) &&
  'type' in value &&
  typeof value.type === 'string' &&
  'children' in value &&
  Array.isArray(value.children);

const isBlocks = (value: unknown): value is Block[] => Array.isArray(value) && value.every(isBlock);
