import { createContext, useMemo, type ReactNode } from 'react';
import type { loadRecaptcha } from './captcha-loader.ts';

interface Captcha {
  /** A token for one action, or null when there is none to be had. Loads Google's script when first asked. */
  execute: (action: string) => Promise<string | null>;
}

export const CaptchaContext = createContext<Captcha | null>(null);

export function CaptchaProvider({ siteKey, children }: { siteKey: string | null; children: ReactNode }) {
  const captcha = useMemo(() => ({ execute: (action: string) => execute(siteKey, action) }), [siteKey]);
  return <CaptchaContext value={captcha}>{children}</CaptchaContext>;
}

declare global {
  interface Window {
    grecaptcha?: Awaited<ReturnType<typeof loadRecaptcha>>;
  }
}

async function execute(siteKey: string | null, action: string): Promise<string | null> {
  const loader = await import('./captcha-loader.ts');
  const recaptcha = await loader.loadRecaptcha(siteKey, {
    document,
    find: () => window.grecaptcha ?? undefined,
    // oxlint-disable-next-line no-console -- the customer asks for the warning, in development too
    warn: (message) => console.warn(message),
  });
  return recaptcha && siteKey ? recaptcha.execute(siteKey, { action }) : null;
}
