/**
 * What a journey expects a page to show: a text in which a character of the private use area stands for each part of a regular
 * expression that is not literal, such as `\d+`.
 */
export interface Wording {
  text: string;
  /** Whether the text on the page starts and ends here. */
  isStart: boolean;
  isEnd: boolean;
}

/** Parts that match digits have a character of their own range, so that numbers are recognized. */
export const digitParts = '\uE000-\uE0FF';
/** Any text. */
export const anything = '\uE200';
/** What the journey has typed. */
export const entered = '\uE204';

const start = '\uE201';
const end = '\uE202';

/** The wordings that a regular expression matches, one for each combination of its literal alternatives. */
export function wordingsOf(pattern: RegExp): { wordings: Wording[]; parts: Map<string, string> } {
  const parser = new PatternParser(pattern.source);
  const wordings = parser.alternatives().map((text) => ({
    text: text.replaceAll(start, '').replaceAll(end, ''),
    isStart: text.startsWith(start),
    isEnd: text.endsWith(end),
  }));
  return { wordings, parts: parser.parts };
}

class PatternParser {
  readonly parts = new Map<string, string>();
  private position = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Reads up to the end of the group or pattern. */
  alternatives(): string[] {
    const complete: string[] = [];
    let current = [''];
    for (; this.position < this.source.length && this.source[this.position] !== ')';) {
      if (this.source[this.position] === '|') {
        this.position += 1;
        complete.push(...current);
        current = [''];
      } else {
        const next = this.next();
        current = current.flatMap((before) => next.map((text) => before + text));
      }
    }
    return [...complete, ...current];
  }

  private next(): string[] {
    const from = this.position;
    const symbol = this.source[this.position] ?? '';
    this.position += 1;
    if (symbol === '^') return [start];
    if (symbol === '$') return [end];
    const choices = this.choicesOf(symbol, from);
    const single = this.source.slice(from, this.position);
    const quantifier = /^(?:[?*+]|\{[\d,]+\})\??/.exec(this.source.slice(this.position))?.[0] ?? '';
    this.position += quantifier.length;
    if (quantifier === '?') return [...choices, ''];
    if (quantifier === '') return choices;
    return [this.part(single + quantifier)];
  }

  /** The texts of one element of the pattern, without its quantifier. */
  private choicesOf(symbol: string, from: number): string[] {
    if (symbol === '.') return [this.part('.')];
    if (symbol === '[') {
      this.position = this.source.indexOf(']', from) + 1;
      return [this.part(this.source.slice(from, this.position))];
    }
    if (symbol === '(') {
      if (this.source.startsWith('?:', this.position)) this.position += 2;
      if (this.source[this.position] === '?') throw new Error(`Not supported: ${this.source}`);
      const inside = this.alternatives();
      this.position += 1;
      return inside;
    }
    if (symbol !== '\\') return [symbol];
    const escaped = this.source[this.position] ?? '';
    this.position += 1;
    if (escaped === 'b') return [''];
    return /[a-z]/i.test(escaped) ? [this.part(`\\${escaped}`)] : [escaped];
  }

  private part(source: string): string {
    const isDigits = /^(?:\\d|\[(?:\\d|[\d.,-])+\])/.test(source);
    const character = String.fromCodePoint((isDigits ? 0xe0_00 : 0xe1_00) + this.parts.size);
    // Languages have other marks in numbers.
    this.parts.set(character, source.replace(/^\[\\d[.,]+\]/, '[\\d.,\\s]'));
    return character;
  }
}
