import { createContext } from 'react';

export interface Captcha {
  /** Loads Google's script before it is needed, and warns where there will be no token. */
  prepare: () => void;
  /** A token for one action, or null when there is none to be had. */
  execute: (action: string) => Promise<string | null>;
}

/** Null outside of the provider. */
export const CaptchaContext = createContext<Captcha | null>(null);
