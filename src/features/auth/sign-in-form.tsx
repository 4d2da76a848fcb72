import { useSearchParams } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { signIn } from './queries.ts';
import { withReturn } from './return-path.ts';
import { beginSession } from './session.ts';

interface Props {
  /** Not needed if the page itself reacts to the session. */
  onDone?: () => void;
  /** The current page, if the visitor should return to it. */
  returnTo?: string;
}

export function SignInForm({ onDone, returnTo }: Props) {
  const [search] = useSearchParams();
  const query = returnTo === undefined ? search : new URLSearchParams({ return: returnTo });
  return (
    <CheckedForm
      values={{ identifier: '', password: '' }}
      check={({ identifier, password }) => check(String(identifier), String(password))}
      send={async ({ identifier, password }) => {
        await beginSession(await signIn({ identifier, password }));
        onDone?.();
      }}
      button={m.auth.signIn}
      progress={m.auth.signingIn}
      aside={<SiteLink href={withReturn('/register', query)}>{m.auth.createAccount}</SiteLink>}
    >
      <EmailField name="identifier" autoComplete="username" />
      <PasswordField name="password" label={m.auth.password} autoComplete="current-password" />
      <p>
        <SiteLink href={withReturn('/forgot-password', query)}>{m.auth.forgotPassword}</SiteLink>
      </p>
    </CheckedForm>
  );
}

function check(identifier: string, password: string) {
  const errors = [
    ...(identifier.trim() === '' ? [{ path: ['identifier'], message: m.auth.enterEmail }] : []),
    ...(password === '' ? [{ path: ['password'], message: m.auth.enterPassword }] : []),
  ];
  return errors.length > 0 ? { errors } : { value: undefined };
}
