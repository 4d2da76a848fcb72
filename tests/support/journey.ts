import { test as base, type BrowserContext, type Page } from 'playwright/test';
import { expectInLanguage as expect } from './in-language/expect-in-language.ts';
import { setLanguage } from './in-language/current-language.ts';
import { languageOf, locales } from './in-language/journey-language.ts';
import { understandEnglish } from './in-language/page-in-language.ts';
import type { Language } from './in-language/template.ts';

interface Watching {
  /** Messages that the test causes on purpose. */
  expectedMessages: RegExp[];
  /** Simulates a metered connection, so that the offline download does not run during the test. */
  isMetered: boolean;
  /** Leaves pages untouched, so that the script of a page for reading does not start by itself. */
  isUntouched: boolean;
  /** The language of the pages, if it is not English. The journey itself is in English. */
  language: Language | undefined;
  /** Fails the test on any console message of the browser, and on any request to another origin. */
  watch: void;
}

export const test = base.extend<Watching>({
  expectedMessages: [[], { option: true }],
  isMetered: [false, { option: true }],
  isUntouched: [false, { option: true }],
  language: [
    async ({ isUntouched: _isUntouched }, use, testInfo) => {
      const language = languageOf(testInfo);
      setLanguage(language);
      await use(language);
    },
    { auto: true },
  ],
  locale: async ({ language, locale }, run) => run(language ? locales[language] : locale),
  context: async ({ context, isUntouched }, run) => {
    if (!isUntouched) moveMouse(context);
    await run(context);
  },
  watch: [
    async ({ page, baseURL, expectedMessages, isMetered }, use, testInfo) => {
      understandEnglish(page);
      if (isMetered) await page.context().addInitScript(metered);
      const { messages, foreignRequests } = listen(page, baseURL ?? '');
      await use();
      if (testInfo.status !== testInfo.expectedStatus) await print(page, messages);
      const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
      expect(unexpected, 'messages in the console').toEqual([]);
      expect(foreignRequests, 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Shows in the output of a failed test what the page looked like, for runs whose screenshots nobody can open. */
async function print(page: Page, messages: string[]) {
  const text = await page.locator('body').innerText({ timeout: 1000 }).catch(String);
  process.stdout.write(`${[page.url(), ...messages, text].join('\n')}\n`);
}

/** Simulates a metered connection: a script for the start of each page. */
export const metered = `Object.defineProperty(NetworkInformation.prototype, 'saveData', { value: true })`;

/** Simulates a visitor who moves the mouse as soon as a page has loaded. */
export function moveMouse(context: BrowserContext): BrowserContext {
  const move = (page: Page) =>
    page.on('domcontentloaded', () => {
      // Fails if the page is closed or left at once.
      void page.evaluate(`dispatchEvent(new Event('pointermove'))`).catch(() => undefined);
    });
  context.pages().forEach(move);
  context.on('page', move);
  return context;
}

function listen(page: Page, origin: string) {
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreignRequests.push(request.url());
  });
  return { messages: collectMessages(page), foreignRequests };
}

const expectedEverywhere = new Set([
  // Logged in tests without the worker.
  'Service Worker registration blocked by Playwright',
  // Required by the customer wherever a form opens without keys.
  'reCAPTCHA: the site key is missing',
]);

/** Collects what the page logs from now on. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    // Hydration errors, blocked resources and unused preloads have these two levels.
    const isProblem = ['error', 'warning'].includes(message.type());
    if (!isProblem || expectedEverywhere.has(message.text())) return;
    // The text about a failed request does not say which one.
    const isRequest = message.text().startsWith('Failed to load resource');
    messages.push(isRequest ? `${message.text()}: ${message.location().url}` : message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}
