import { filterable } from './attributes.ts';
import { filterWords, InvalidFilter, type FilterWord } from './filter-words.ts';

export type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=' | 'TO';
const signs = new Map<string, Exclude<Operator, 'TO'>>([
  ['=', '='],
  ['!=', '!='],
  ['>', '>'],
  ['>=', '>='],
  ['<', '<'],
  ['<=', '<='],
]);

/** Token reader for filter expressions. */
export class FilterReader {
  readonly #words: FilterWord[];
  readonly #filter: string;
  #at = 0;

  constructor(filter: string) {
    this.#filter = filter;
    this.#words = filterWords(filter);
  }

  peek(): FilterWord | undefined {
    return this.#words[this.#at];
  }

  accept(keyword: string): boolean {
    return this.#acceptIf(({ kind, text }) => kind === 'word' && text.toUpperCase() === keyword);
  }

  acceptSign(sign: string): boolean {
    return this.#acceptIf(({ kind, text }) => kind === 'sign' && text === sign);
  }

  attribute(): string {
    const word = this.peek();
    if (!word || word.kind === 'sign') throw this.unexpected('an attribute');
    if (!filterable.some((name) => name === word.text))
      throw new InvalidFilter(
        `Attribute \`${word.text}\` is not filterable. Available filterable attributes are: \`${filterable.join(' ')}\`.\n${word.at + 1}:${word.at + word.text.length + 1} ${this.#filter}`,
      );
    this.#at += 1;
    return word.text;
  }

  // In `weight 10 TO 20` the operator follows the first value, so it is removed and the value is left to be read.
  comparison(): Operator {
    const sign = this.peek()?.kind === 'sign' ? signs.get(this.peek()?.text ?? '') : undefined;
    if (sign) {
      this.#at += 1;
      return sign;
    }
    const [, to] = this.#words.slice(this.#at);
    if (to?.kind !== 'word' || to.text.toUpperCase() !== 'TO')
      throw this.unexpected(
        'an operation `=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `IS NULL` or `IS EMPTY`',
      );
    this.#words.splice(this.#at + 1, 1);
    return 'TO';
  }

  value(): string {
    const word = this.peek();
    if (!word || word.kind === 'sign') throw this.unexpected('a value');
    this.#at += 1;
    return word.text;
  }

  number(text: string): number {
    const value = Number(text);
    if (text.trim() === '' || Number.isNaN(value))
      throw new InvalidFilter(`Expected a number but found \`${text}\`.\n${this.#filter}`);
    return value;
  }

  list(): string[] {
    if (!this.acceptSign('[')) throw this.unexpected('`[` after `IN`');
    const values: string[] = [];
    while (!this.acceptSign(']')) {
      values.push(this.value());
      if (!this.acceptSign(',') && this.peek()?.text !== ']') throw this.unexpected('`,` or `]`');
    }
    return values;
  }

  unexpected(expected: string): InvalidFilter {
    const found = this.peek();
    const place = found ? `${found.at + 1}:${this.#filter.length + 1} ` : '';
    return new InvalidFilter(
      `Was expecting ${expected}, found ${found ? `\`${found.text}\`` : 'the end'}.\n${place}${this.#filter}`,
    );
  }

  #acceptIf(fits: (word: FilterWord) => boolean): boolean {
    const word = this.peek();
    if (!word || !fits(word)) return false;
    this.#at += 1;
    return true;
  }
}
