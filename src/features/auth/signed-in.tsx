import { use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '#src/contract/session.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AuthContext } from './auth-provider.tsx';

/** Content for customers, with a link for signing out on each of these pages. Visitors who are not signed in see the sign-in form instead and stay on the page. */
export function SignedIn({ children }: { children: (session: Session) => ReactNode }) {
  const { session } = use(AuthContext);
  const { pathname, search } = useLocation();
  if (session === undefined) return <Skeleton />;
  if (session !== null)
    return (
      <>
        {children(session)}
        {pathname !== signOutPath && (
          // Hidden until the content above has loaded, as is the footer of the site (ui/skeleton.module.css).
          <footer>
            {m.auth.signedInAs({
              email: session.user.email,
              link: (text) => <SiteLink href={`${signOutPath}#sign-out`}>{text}</SiteLink>,
            })}
          </footer>
        )}
      </>
    );
  return (
    <>
      <p>{m.auth.signInToSee}</p>
      <SignInForm returnTo={`${pathname}${search}`} />
    </>
  );
}

/** The account page, which says what signing out does to the data on this device. */
const signOutPath = '/account';

const SignInForm = lazyPart(async () => (await import('./sign-in-form.tsx')).SignInForm);
