import type { Frame, FrameLocator, Locator, Page } from 'playwright/test';
import { addEntered, currentLanguage, translatorOf } from './current-language.ts';
import { inLanguage } from './in-language.ts';
import { pathInLanguage, urlInLanguage } from './urls-in-language.ts';

/** What finds elements: the methods of a page are those of its main frame. */
type Finder = Pick<
  Frame,
  'getByRole' | 'getByText' | 'getByLabel' | 'getByPlaceholder' | 'getByTitle' | 'getByAltText' | 'locator'
>;
type Texts = 'getByText' | 'getByLabel' | 'getByPlaceholder' | 'getByTitle' | 'getByAltText';
type Filter = Parameters<Locator['filter']>[0];

const changed = new WeakSet<object>();

/** Makes all pages of this process understand names, texts and paths in English, whatever their language. */
export function understandEnglish(page: Page) {
  const frame: Frame = Object.getPrototypeOf(page.mainFrame());
  if (changed.has(frame)) return;
  changed.add(frame);
  const locator: Locator = Object.getPrototypeOf(page.locator('html'));
  const frameLocator: FrameLocator = Object.getPrototypeOf(page.frameLocator('iframe'));
  for (const finder of [frame, locator, frameLocator]) findInLanguage(finder);
  filterInLanguage(locator);
  noticeEntered(locator);
  selectInLanguage(locator);
  openInLanguage(frame);
}

function findInLanguage(finder: Finder) {
  const { getByRole, locator } = finder;
  finder.getByRole = function (this: Finder, role, options = {}) {
    return getByRole.call(this, role, { ...options, ...named(options) });
  };
  finder.locator = function (this: Finder, selector, options) {
    const translated = typeof selector === 'string' ? selectorInLanguage(selector) : selector;
    return locator.call(this, translated, filterOf(options));
  };
  const texts: Texts[] = ['getByText', 'getByLabel', 'getByPlaceholder', 'getByTitle', 'getByAltText'];
  for (const name of texts) {
    const original = finder[name];
    finder[name] = function (this: Finder, text, options) {
      const isExact = options?.exact === true;
      const comparison = { isWhole: isExact, isCaseSensitive: isExact, isWords: name === 'getByLabel' };
      return original.call(this, inLanguage(text, comparison), options);
    };
  }
}

function named({ name, exact = false, description }: NonNullable<Parameters<Finder['getByRole']>[1]>) {
  const comparison = { isWhole: exact, isCaseSensitive: exact, isWords: true };
  return {
    ...(name === undefined ? {} : { name: inLanguage(name, comparison) }),
    ...(description === undefined ? {} : { description: inLanguage(description, comparison) }),
  };
}

/** With the paths of links, as in `a[href="/products"]`. */
export const selectorInLanguage = (selector: string) =>
  selector.replaceAll(
    /(\[href[\^$*]?=")(\/[^"]*)(?=")/g,
    (_whole, before: string, path: string) => before + pathInLanguage(path),
  );

const substring = { isWhole: false, isCaseSensitive: false };

function filterOf<Options extends Filter>(options: Options): Options {
  if (!options) return options;
  const { hasText, hasNotText } = options;
  return {
    ...options,
    ...(hasText === undefined ? {} : { hasText: inLanguage(hasText, substring) }),
    ...(hasNotText === undefined ? {} : { hasNotText: inLanguage(hasNotText, substring) }),
  };
}

function filterInLanguage(locator: Locator) {
  const { filter } = locator;
  locator.filter = function (this: Locator, options) {
    return filter.call(this, filterOf(options));
  };
}

function noticeEntered(locator: Locator) {
  const { fill, pressSequentially } = locator;
  locator.fill = function (this: Locator, value, options) {
    addEntered(value);
    return fill.call(this, value, options);
  };
  locator.pressSequentially = function (this: Locator, text, options) {
    addEntered(text);
    return pressSequentially.call(this, text, options);
  };
}

/** By its value or label: a field for one option takes the first that is in the list. */
function selectInLanguage(locator: Locator) {
  const { selectOption } = locator;
  locator.selectOption = function (this: Locator, values, options) {
    const language = currentLanguage();
    if (!language || typeof values !== 'string') return selectOption.call(this, values, options);
    const labels = translatorOf(language).translate({ text: values, isStart: true, isEnd: true });
    return selectOption.call(this, [values, ...labels], options);
  };
}

function openInLanguage(frame: Frame) {
  const { goto, waitForURL } = frame;
  frame.goto = function (this: Frame, url, options) {
    return goto.call(this, urlInLanguage(url), options);
  };
  frame.waitForURL = function (this: Frame, url, options) {
    return waitForURL.call(this, typeof url === 'string' ? urlInLanguage(url) : url, options);
  };
}
