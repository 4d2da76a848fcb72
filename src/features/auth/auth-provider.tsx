import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Session } from '#src/contract/session.ts';

interface Auth {
  /** Null for an anonymous visitor; undefined until it is known, as on the server. */
  session: Session | null | undefined;
}

export const AuthContext = createContext<Auth>({ session: undefined });

/** Who is signed in, in this tab and any other. How it is known is no part of the first script. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    void import('./follow-session.ts').then(
      ({ followSession }) => isGone || (stop = followSession(setSession)),
      () => setSession(null),
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  const auth = useMemo(() => ({ session }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
