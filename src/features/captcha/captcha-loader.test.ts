import { describe, expect, it } from 'vitest';
import { loadRecaptcha } from './captcha-loader.ts';

type Environment = Parameters<typeof loadRecaptcha>[1];

describe('loading reCAPTCHA', () => {
  it('warns when the key is missing, and loads nothing', async () => {
    const { environment, warnings, scripts } = aPage();
    expect(await loadRecaptcha(null, environment)).toBeNull();
    expect(warnings).toEqual(['reCAPTCHA: the site key is missing']);
    expect(scripts).toHaveLength(0);
  });

  it('warns when the script fails to load', async () => {
    const { environment, warnings } = aPage({ scriptEndsWith: 'error' });
    expect(await loadRecaptcha('key', environment)).toBeNull();
    expect(warnings).toEqual(['reCAPTCHA: the script failed to load']);
  });

  it('warns when the script is unavailable after it has run', async () => {
    const { environment, warnings } = aPage({ scriptEndsWith: 'load' });
    expect(await loadRecaptcha('key', environment)).toBeNull();
    expect(warnings).toEqual(['reCAPTCHA: the script is unavailable']);
  });

  it('returns the API defined by the script, loaded with the key', async () => {
    const recaptcha = { ready: (then: () => void) => then(), execute: () => Promise.resolve('token') };
    const { environment, warnings, scripts } = aPage({ scriptEndsWith: 'load', recaptcha });
    expect(await loadRecaptcha('a key', environment)).toBe(recaptcha);
    expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20key');
    expect(warnings).toEqual([]);
  });
});

interface Setup {
  scriptEndsWith?: 'load' | 'error';
  recaptcha?: ReturnType<Environment['find']>;
}

/** A document in which each added script loads or fails as specified. */
function aPage({ scriptEndsWith = 'load', recaptcha }: Setup = {}) {
  const warnings: string[] = [];
  const scripts: (EventTarget & { src: string; async: boolean })[] = [];
  const page = {
    createElement: () => Object.assign(new EventTarget(), { src: '', async: false }),
    head: {
      append: (script: (typeof scripts)[number]) => {
        scripts.push(script);
        queueMicrotask(() => script.dispatchEvent(new Event(scriptEndsWith)));
      },
    },
  };
  const environment: Environment = {
    document: page as unknown as Document,
    find: () => (scripts.length > 0 ? recaptcha : undefined),
    warn: (message) => warnings.push(message),
  };
  return { environment, warnings, scripts };
}
