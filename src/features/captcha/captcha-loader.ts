/** Google's reCAPTCHA v3, as far as it is used here. */
interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

interface Surroundings {
  document: Pick<Document, 'createElement' | 'head'>;
  /** `window.grecaptcha`, once the script has run. */
  find: () => Recaptcha | undefined;
  warn: (message: string) => void;
}

/**
 * Loads the script of reCAPTCHA v3. Answers null, with a warning, in the three cases in which there will be no token:
 * no key, no script, a script that ran and left nothing.
 */
export async function loadRecaptcha(
  siteKey: string | null,
  { document, find, warn }: Surroundings,
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

function runScript(siteKey: string, document: Surroundings['document']): Promise<boolean> {
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

/** Once a visit, so each warning is given once. */
export function prepare(siteKey: string | null): Promise<Recaptcha | null> {
  if (loading?.siteKey !== siteKey) loading = { siteKey, recaptcha: loadRecaptcha(siteKey, inBrowser()) };
  return loading.recaptcha;
}

/** Nobody waits longer for Google; the work that takes the token's place is done in a second. */
const tokenWithinMs = 4000;

/** Null where there is no token to be had in time. */
export function execute(siteKey: string | null, action: string): Promise<string | null> {
  const asked = prepare(siteKey).then((recaptcha) => recaptcha?.execute(siteKey ?? '', { action }) ?? null);
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), tokenWithinMs));
  return Promise.race([asked.catch(() => null), tooLate]);
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const inBrowser = (): Surroundings => ({
  document,
  find: () => window.grecaptcha,
  // oxlint-disable-next-line no-console -- the customer asks for the warning, in development too
  warn: (message) => console.warn(message),
});
