import { Fragment, jsxs } from 'react/jsx-runtime';
import type { m } from '#src/messages/m.ts';
import { readMessages } from '../../scripts/build/messages/read.mjs';
import { camelCase, valueOf } from '../../scripts/build/messages/write.mjs';

/** The messages of a language, as the build puts them into the code. */
export function messagesIn(language: string): typeof m {
  const areas = Object.entries(readMessages(language)).map(([area, messages]) => [
    camelCase(area),
    Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, evaluated(valueOf(message))])),
  ]);
  return Object.fromEntries(areas);
}

const evaluated = (code: string): unknown =>
  new Function('__jsxs', '__Fragment', `return ${code}`)(jsxs, Fragment);
