import {
  type Argument,
  type Arguments,
  lettersIn,
  matchTemplate,
  type Unit,
  unitsOf,
  wordsOf,
} from './match-template.ts';
import { formatted, isSame, punctuation } from './same-in-every-language.ts';
import { combinations, type Language, type Part } from './template.ts';
import { readTemplates } from './templates.ts';
import { anything, type Wording } from './wordings.ts';

interface Template {
  units: Unit[];
  translated: Part[][];
  words: string[];
  hasArguments: boolean;
}

/** Of templates inside templates. */
const MAX_DEPTH = 3;
/** Of texts that are next to each other on the page. */
const MAX_PIECES = 4;

/** Translates what journeys name in English into what the pages of a language show. */
export class Translator {
  private readonly templates: Template[];
  private readonly byText = new Map<string, string[]>();
  private readonly found = new Map<string, string[]>();
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
    const templates = readTemplates(language);
    this.templates = templates.map(({ english, translated }) => ({
      units: unitsOf(english),
      translated,
      hasArguments: english.some((part) => typeof part !== 'string'),
      words: wordsOf(literalOf(english)),
    }));
    for (const { english, translated } of templates)
      if (english.every((part) => typeof part === 'string')) this.add(english.join(''), translated);
  }

  /** All texts that the page may show for it. None if it is not known. */
  translate(wording: Wording, depth = 0): string[] {
    const key = JSON.stringify([wording, depth]);
    const texts = this.found.get(key) ?? [...new Set(this.search(wording, depth))];
    this.found.set(key, texts);
    return texts;
  }

  /** Whether it is a text of the language already, which a journey has read from a page. */
  private isTranslated(text: string): boolean {
    return this.templates.some(({ translated }) =>
      translated.some(
        (parts) =>
          wordsOf(literalOf(parts)).length > 0 &&
          matchTemplate(unitsOf(parts), { text: text.trim(), isStart: true, isEnd: true }) !== undefined,
      ),
    );
  }

  private add(english: string, translated: Part[][]) {
    const key = keyOf(english);
    this.byText.set(key, [...(this.byText.get(key) ?? []), ...translated.map((parts) => parts.join(''))]);
  }

  private search(wording: Wording, depth: number): string[] {
    const { text, isStart, isEnd } = wording;
    // A text that is cut before or after a space is incomplete.
    const isComplete = (isStart || !/^\s/.test(text)) && (isEnd || !/\s$/.test(text));
    const complete = isComplete ? this.complete(wording, depth) : [];
    // A text that is open on both sides is taken for a whole one, because short ones are in too many others.
    const isKnown = isComplete && isStart === isEnd && this.known(wording).length > 0;
    if (depth > MAX_DEPTH || isKnown || isSame(text)) return complete;
    const cut = isStart && isEnd ? [] : this.cut(wording, depth);
    if (complete.length + cut.length > 0) return [...complete, ...cut];
    const punctuated = this.punctuated(wording, depth);
    if (punctuated.length > 0) return punctuated;
    const adjacent = this.adjacent(text.trim(), depth);
    return adjacent.length === 0 && this.isTranslated(text) ? [text] : adjacent;
  }

  /** As a whole text without arguments, or one that is the same in every language. */
  private known({ text, isEnd }: Pick<Wording, 'text' | 'isEnd'>): string[] {
    const same = isSame(text) ? [formatted(text, { language: this.language, isEnd })] : [];
    return [...(this.byText.get(keyOf(text)) ?? []), ...same];
  }

  /** As a whole text of the site. */
  private complete({ text, isEnd }: Pick<Wording, 'text' | 'isEnd'>, depth: number): string[] {
    const known = this.known({ text, isEnd });
    const words = new Set(wordsOf(text));
    const filledIn = this.templates.flatMap((template) => {
      if (!template.hasArguments || template.words.length === 0) return [];
      if (!template.words.every((word) => words.has(word))) return [];
      const given = matchTemplate(template.units, { text, isStart: true, isEnd: true });
      if (!given || (known.length > 0 && lettersIn(given) > 0)) return [];
      return this.filledIn(template, isEnd ? given : cutAtEnd(template, given), depth);
    });
    return [...known, ...filledIn];
  }

  /** As a piece of a text: by the templates that leave the fewest letters to their arguments. */
  private cut(wording: Wording, depth: number): string[] {
    const words = wordsOf(wording.text).toSorted((a, b) => b.length - a.length);
    const longest = words.filter((word) => word.length > 3);
    const found = this.withWords(wording, longest, depth);
    return found.length > 0 ? found : this.withWords(wording, words, depth);
  }

  private withWords(wording: Wording, words: string[], depth: number): string[] {
    const letters = wordsOf(wording.text).join('').length;
    const matches = this.templates.flatMap((template) => {
      if (depth > 1 && template.hasArguments) return [];
      if (!words.some((word) => template.words.some((other) => other.startsWith(word)))) return [];
      const given = matchTemplate(template.units, wording);
      const size = given ? lettersIn(given) : letters;
      return given && size < letters ? [{ template, given, size }] : [];
    });
    for (const size of [...new Set(matches.map((match) => match.size))].toSorted((a, b) => a - b)) {
      const best = matches.filter((match) => match.size === size);
      const texts = best.flatMap(({ template, given }) => this.filledIn(template, given, depth));
      if (texts.length > 0) return texts;
    }
    return [];
  }

  private filledIn({ translated }: Template, given: Arguments, depth: number): string[] {
    const values = new Map(
      [...given].map(([name, { text, isWhole }]) => [name, this.argument({ text, isWhole }, depth)]),
    );
    const choicesOf = (part: Part) =>
      typeof part === 'string' ? [part] : (values.get(part.argument) ?? [anything]);
    return translated.flatMap((parts) => combinations(parts.map(choicesOf)));
  }

  private argument({ text, isWhole }: Argument, depth: number): string[] {
    // "Measuring range: to 16 bar" is not from "Measuring range:" to "16 bar".
    if (text.endsWith(':')) return [];
    const texts = this.translate({ text, isStart: true, isEnd: isWhole }, depth + 1);
    return isWhole ? texts : texts.map((value) => value + anything);
  }

  /** Pieces between punctuation, each translated. */
  private punctuated({ text, isStart, isEnd }: Wording, depth: number): string[] {
    const pieces = text.split(/((?:\s*[:,;()“”–×+·\uE100-\uE1FF]\s*)+)/u);
    if (pieces.length === 1) return [];
    const [first, mark = ''] = pieces;
    if (first === '') {
      const rest = { text: text.slice(mark.length), isStart: true, isEnd };
      return combinations([[mark], this.translate(rest, depth + 1)]);
    }
    const choices = pieces.map((piece, index) => {
      if (index % 2 === 1) return [punctuation(piece, this.language)];
      if (piece === '') return [''];
      const isFirst = pieces.slice(0, index).join('') === '';
      const isLast = pieces.slice(index + 1).join('') === '';
      const part = { text: piece, isStart: isStart || !isFirst, isEnd: isEnd || !isLast };
      return this.translate(part, depth + 1);
    });
    return combinations(choices);
  }

  /** Whole texts that are next to each other, such as a heading and a count. The longest come first. */
  private adjacent(text: string, depth: number, left = MAX_PIECES): string[] {
    const words = text.split(' ');
    for (let count = words.length; count > 0; count -= 1) {
      const [piece, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
      const first =
        count === words.length && left === MAX_PIECES
          ? []
          : this.complete({ text: piece, isEnd: true }, depth + 1);
      if (first.length === 0) continue;
      if (rest === '') return first;
      const others = left > 1 ? this.adjacent(rest, depth, left - 1) : [];
      if (others.length > 0) return combinations([first, [' '], others]);
    }
    return [];
  }
}

const keyOf = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

const literalOf = (parts: Part[]) => parts.map((part) => (typeof part === 'string' ? part : ' ')).join('');

/** The same, if the text may continue: an argument at the end may continue too. */
function cutAtEnd({ units }: Template, given: Arguments): Arguments {
  const last = units.at(-1);
  if (typeof last !== 'object') return given;
  const text = given.get(last.argument)?.text ?? '';
  return new Map([...given, [last.argument, { text, isWhole: false }]]);
}
