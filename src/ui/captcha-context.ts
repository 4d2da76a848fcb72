import { createContext } from 'react';

export interface Captcha {
  /** Loads Google's script in advance, and logs a warning if there will be no token. */
  prepare: () => void;
  /** A token for one action, or null if none is available. */
  execute: (action: string) => Promise<string | null>;
}

/** Null outside the provider. */
export const CaptchaContext = createContext<Captcha | null>(null);
