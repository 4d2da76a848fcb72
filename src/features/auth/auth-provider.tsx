import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Session } from '#src/contract/session.ts';

interface Auth {
  /** Null for an anonymous visitor; undefined until it is known, and on the server. */
  session: Session | null | undefined;
}

export const AuthContext = createContext<Auth>({ session: undefined });

/** Provides the session, which follows changes in other tabs. The code that reads it is not in the first script. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void import('./follow-session.ts').then(
      ({ followSession }) => isUnmounted || (stop = followSession(setSession)),
      () => setSession(null),
    );
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
  const auth = useMemo(() => ({ session }), [session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
