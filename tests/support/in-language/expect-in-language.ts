import { expect } from 'playwright/test';
import { inLanguage } from './in-language.ts';
import { pathInLanguage, urlPatternInLanguage } from './urls-in-language.ts';

type Texts = string | RegExp | readonly (string | RegExp)[];

const textsWith = (isWhole: boolean) => (expected: Texts, options?: { ignoreCase?: boolean }) => {
  const comparison = { isWhole, isCaseSensitive: options?.ignoreCase !== true };
  const translate = (text: string | RegExp) => inLanguage(text, comparison);
  return typeof expected === 'string' || expected instanceof RegExp
    ? translate(expected)
    : expected.map(translate);
};

const url = (expected: Texts) => {
  if (typeof expected === 'string') return pathInLanguage(expected);
  return expected instanceof RegExp ? urlPatternInLanguage(expected) : expected;
};

const translations: Partial<Record<string | symbol, (expected: Texts, options?: object) => unknown>> = {
  toHaveText: textsWith(true),
  toContainText: textsWith(false),
  toHaveTitle: textsWith(true),
  toHaveAccessibleName: textsWith(true),
  toHaveAccessibleDescription: textsWith(true),
  toHaveURL: url,
};

/** What it expects of a page is in English, whatever the language of the page. */
export const expectInLanguage: typeof expect = new Proxy(expect, {
  apply: (target, self, given: Parameters<typeof expect>) =>
    matchersInLanguage(Reflect.apply(target, self, given)),
});

function matchersInLanguage<Matchers extends object>(matchers: Matchers): Matchers {
  return new Proxy(matchers, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (name === 'not' && typeof member === 'object' && member) return matchersInLanguage(member);
      const translate = translations[name];
      if (!translate || typeof member !== 'function') return member;
      return (expected: Texts, ...rest: [object?]): unknown =>
        Reflect.apply(member, target, [translate(expected, ...rest), ...rest]);
    },
  });
}
