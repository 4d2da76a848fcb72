import { useMemo, type ReactNode } from 'react';
import { CaptchaContext } from '#src/ui/captcha-context.ts';

/** The code is loaded with the first form, so no page waits for it. */
export function CaptchaProvider({ siteKey, children }: { siteKey: string | null; children: ReactNode }) {
  const captcha = useMemo(() => {
    const load = () => import('./captcha-loader.ts');
    return {
      prepare: () => void load().then(({ prepare }) => prepare(siteKey)),
      execute: (action: string) => load().then(({ execute }) => execute(siteKey, action)),
    };
  }, [siteKey]);
  return <CaptchaContext value={captcha}>{children}</CaptchaContext>;
}
