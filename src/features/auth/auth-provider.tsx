import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Session } from '#src/contract/session.ts';
import { verifyToken } from './queries.ts';
import { readStoredSession, removeStoredSession, storeSession } from './stored-session.ts';
import { isStillValid } from './verify-session.ts';

interface Auth {
  /** Null for an anonymous visitor. */
  session: Session | null;
  signIn: (session: Session) => void;
  signOut: () => void;
}

export const AuthContext = createContext<Auth | null>(null);

/** Starts as anonymous, as the server rendered it, then takes up the stored session and has it verified. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  const auth = useMemo(() => {
    const signIn = (next: Session) => {
      storeSession(localStorage, next);
      setSession(next);
    };
    const signOut = () => {
      removeStoredSession(localStorage);
      setSession(null);
    };
    return { session, signIn, signOut };
  }, [session]);

  useEffect(() => {
    void takeUp();
    async function takeUp() {
      const stored = await readStoredSession(localStorage);
      setSession(stored);
      if (!stored || (await isStillValid(stored, verifyToken))) return;
      removeStoredSession(localStorage);
      setSession(null);
    }
  }, []);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
