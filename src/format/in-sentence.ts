import { m } from '#src/messages/m.ts';

/** A title as part of a sentence: without capitals, except in German, where nouns have them. */
export const inSentence = (title: string): string => (m.language.code === 'de' ? title : title.toLowerCase());
