import { isValidElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { closing, opening, outsideBrackets } from '../cms/tests/support/brackets.ts';
import { messagesIn } from './support/messages-in.ts';
import { sparseResponse, visiblePaths } from './support/sparse-response.ts';
import { render } from '#src/app/entry-server.tsx';
import { countries } from '#src/ui/form/countries.json';

// Every message is in brackets, so that a text outside of them is not a message.
vi.mock('#src/messages/m.ts', () => ({ m: bracketed() }));

const template =
  '<html><head><!--head--><!--/head--></head><body><div id="root"><!--app--></div></body></html>';

it.each(visiblePaths)('%s has no text that is not in the message files', async (path) => {
  const read = (requestPath: string) => Promise.resolve(sparseResponse(requestPath, {}));
  const origin = 'https://example.com';
  const config = { siteUrl: origin, recaptchaSiteKey: null, analyticsUrl: null, search: null };
  const { html } = await render({ url: path, origin, template, read, config });
  expect(rawTexts(html)).toEqual([]);
});

/** What the entries contain, and names of countries, which the build translates. */
const content = new Set([...Object.values(countries), 'one', 'Words', 'Europe', 'January 2026']);

const isWord = /\p{Ll}{2}/u;

function rawTexts(html: string): string[] {
  const page = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '');
  const attributes = [...page.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  const texts = page.replaceAll(/<[^>]*>/g, '\n');
  return [...attributes.map(outsideBrackets), ...outsideBrackets(texts).split('\n')]
    .map((text) => text.replaceAll('&amp;', '&').trim())
    .filter((text) => isWord.test(text) && !content.has(text.replace(/^\P{L}+/u, '')));
}

function bracketed(): unknown {
  return Object.fromEntries(
    Object.entries(messagesIn('en')).map(([area, messages]) => [
      area,
      area === 'language'
        ? messages
        : Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, inBrackets(message)])),
    ]),
  );
}

function inBrackets(message: unknown): unknown {
  if (typeof message !== 'function') return opening + String(message) + closing;
  return (values: object): ReactNode => {
    const text: ReactNode = message(values);
    return isValidElement(text) || Array.isArray(text) ? (
      <>
        {opening}
        {text}
        {closing}
      </>
    ) : (
      opening + String(text) + closing
    );
  };
}
