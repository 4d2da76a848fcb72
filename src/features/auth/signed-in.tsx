import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '#src/contract/session.ts';
import { Late } from '#src/ui/late.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AuthContext } from './auth-provider.tsx';

/** Content for customers. Visitors who are not signed in get the sign-in form in its place and stay on the page. */
export function SignedIn({ children }: { children: (session: Session) => ReactNode }) {
  const { session } = use(AuthContext);
  const { pathname, search } = useLocation();
  if (session === undefined) return <Skeleton />;
  if (session !== null) return children(session);
  return (
    <>
      <p>Sign in to see this page.</p>
      <Late load={loadForm}>{({ SignInForm }) => <SignInForm place={`${pathname}${search}`} />}</Late>
    </>
  );
}

const loadForm = () => import('./sign-in-form.tsx');
