import { currentLanguage, translatorOf } from './current-language.ts';
import { openNumber } from './same-in-every-language.ts';
import { anything, type Wording, wordingsOf } from './wordings.ts';

export interface Comparison {
  /** Whether the whole text must be equal, rather than a part of it. */
  isWhole: boolean;
  isCaseSensitive: boolean;
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
  const { isWhole, isCaseSensitive } = comparison;
  const wording = { text, isStart: isWhole, isEnd: isWhole };
  return new RegExp(sourcesOf(wording, new Map()).join('|'), isCaseSensitive ? '' : 'i');
}

/** The sources of regular expressions for it. */
function sourcesOf(wording: Wording, parts: Map<string, string>): string[] {
  const { text, isStart, isEnd } = wording;
  const language = currentLanguage();
  if (!language) return [];
  const translations = translatorOf(language).translate(wording);
  if (translations.length === 0)
    throw new Error(`"${text}" has no translation in "${language}", and is not known to be the same there.`);
  return translations.map(
    (translation) =>
      (isStart ? '^\\s*' : '') +
      Array.from(translation, (character) => parts.get(character) ?? sourceOf(character)).join('') +
      (isEnd ? '\\s*$' : ''),
  );
}

function sourceOf(character: string): string {
  if (character === anything) return '.*';
  if (character === openNumber) return '[\\d.,\\s]*';
  if (/\s/.test(character)) return '\\s+';
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
