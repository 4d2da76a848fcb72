/** The part of Google's reCAPTCHA v3 that is used here. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

interface Environment {
  document: Pick<Document, 'createElement' | 'head'>;
  /** `window.grecaptcha`, once the script has run. */
  find: () => Recaptcha | undefined;
  warn: (message: string) => void;
}

/**
 * Loads the script of reCAPTCHA v3. Returns null and logs a warning if there will be no token: the key is
 * missing, the script failed to load, or it did not define `grecaptcha`.
 */
export async function loadRecaptcha(
  siteKey: string | null,
  { document, find, warn }: Environment,
): Promise<Recaptcha | null> {
  if (!siteKey) {
    warn('reCAPTCHA: the site key is missing');
    return null;
  }
  const hasLoaded = find() !== undefined || (await runScript(siteKey, document));
  if (!hasLoaded) {
    warn('reCAPTCHA: the script failed to load');
    return null;
  }
  const recaptcha = find();
  if (!recaptcha) {
    warn('reCAPTCHA: the script is unavailable');
    return null;
  }
  return new Promise((resolve) => recaptcha.ready(() => resolve(recaptcha)));
}

function runScript(siteKey: string, document: Environment['document']): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.async = true;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => resolve(false));
    document.head.append(script);
  });
}

let loading: { siteKey: string | null; recaptcha: Promise<Recaptcha | null> } | undefined;

/** Loaded once per visit, so that each warning is logged once. */
export function prepare(siteKey: string | null): Promise<Recaptcha | null> {
  if (loading?.siteKey !== siteKey) loading = { siteKey, recaptcha: loadRecaptcha(siteKey, inBrowser()) };
  return loading.recaptcha;
}

/** Waiting longer is not worthwhile, because proof of work replaces the token within a second. */
const tokenTimeoutMs = 4000;

/** Null if there is no token in time. */
export function execute(siteKey: string | null, action: string): Promise<string | null> {
  const token = prepare(siteKey).then((recaptcha) => recaptcha?.execute(siteKey ?? '', { action }) ?? null);
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), tokenTimeoutMs));
  return Promise.race([token.catch(() => null), timeout]);
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const inBrowser = (): Environment => ({
  document,
  find: () => window.grecaptcha,
  // oxlint-disable-next-line no-console -- the customer asks for the warning, in development too
  warn: (message) => console.warn(message),
});
