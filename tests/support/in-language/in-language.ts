import { currentLanguage, enteredIn, isEntered, translatorOf } from './current-language.ts';
import { openNumber } from './same-in-every-language.ts';
import { anything, entered, type Wording, wordingsOf } from './wordings.ts';

export interface Comparison {
  /** Whether the whole text must be equal, rather than a part of it. */
  isWhole: boolean;
  isCaseSensitive: boolean;
  /** Whether it must not start inside another word, such as "Land" in "Bundesland". */
  isWords?: boolean;
}

/**
 * The text in the language of the journey.
 * @throws {Error} if the text has no translation and is not known to be the same in every language
 */
export function inLanguage(english: string | RegExp, comparison: Comparison): string | RegExp {
  if (!currentLanguage()) return english;
  if (english instanceof RegExp) {
    const { wordings, parts } = wordingsOf(english);
    const source = wordings.flatMap((wording) => sourcesOf(wording, parts)).join('|');
    return new RegExp(source, english.flags);
  }
  const text = english.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return english;
  const { isWhole, isCaseSensitive, isWords } = comparison;
  const wording = { text, isStart: isWhole, isEnd: isWhole };
  const sources = sourcesOf(wording, new Map()).map((source) =>
    isWords && !isWhole ? asWords(source) : source,
  );
  return new RegExp(sources.join('|'), isCaseSensitive ? '' : 'i');
}

const asWords = (source: string) => (/^[a-zà-ž]/i.test(source) ? `(?<![a-zA-ZÀ-ž])${source}` : source);

/** The sources of regular expressions for it. */
function sourcesOf(wording: Wording, parts: Map<string, string>): string[] {
  const { text, isStart, isEnd } = wording;
  const language = currentLanguage();
  if (!language) return [];
  const same = isEntered(text) ? [text] : [];
  const translator = translatorOf(language);
  const known = [...translator.translate(wording), ...same];
  const typed = enteredIn(text);
  const isTried = typed !== '' && (known.length === 0 || /\p{L}{2}/u.test(typed));
  const withTyped = isTried ? translator.translate({ ...wording, text: text.replace(typed, entered) }) : [];
  if (known.length + withTyped.length === 0)
    throw new Error(`"${text}" has no translation in "${language}", and is not known to be the same there.`);
  const sources = new Map([...parts, [entered, Array.from(typed, sourceOf).join('')]]);
  return [...known, ...withTyped].map(
    (translation) =>
      (isStart ? '^\\s*' : '') +
      Array.from(translation, (character) => sources.get(character) ?? sourceOf(character)).join('') +
      (isEnd ? '\\s*$' : ''),
  );
}

function sourceOf(character: string): string {
  if (character === anything) return '.*';
  if (character === openNumber) return '[\\d.,\\s]*';
  if (/\s/.test(character)) return '\\s+';
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
