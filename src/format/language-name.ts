import { m } from '#src/messages/m.ts';
import { once } from './once.ts';

const names = once(() => new Intl.DisplayNames(m.language.code, { type: 'language', fallback: 'code' }));

/** "German" for "de"; the code itself if it is not one of a language. */
export const languageName = (code: string): string =>
  /^[a-z]{2}(?:-[A-Z]{2})?$/.test(code) ? (names().of(code) ?? code) : code;
