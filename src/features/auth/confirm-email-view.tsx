import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#src/api/errors.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { codeOf } from './code.ts';
import { confirmEmail } from './queries.ts';
import { beginSession } from './session.ts';

/** Confirms immediately if the person who registered is signed in, otherwise asks for the password. */
export function ConfirmEmailView() {
  const code = codeOf(useLocation());
  const [isConfirmed, setIsConfirmed] = useState(false);
  const confirm = async (password?: string) => {
    await beginSession(await confirmEmail(code, password));
    setIsConfirmed(true);
  };
  const { mutate, error } = useMutation({ mutationFn: () => confirm() });
  useEffect(() => mutate(), [mutate, code]);
  if (isConfirmed)
    return (
      <Notice kind="information" title="Your e-mail address is confirmed">
        <p>You are signed in on this device. All other devices have been signed out.</p>
        <ButtonLink href="/account">Go to your account</ButtonLink>
      </Notice>
    );
  if (error instanceof ApiError && [401, 403].includes(error.status))
    return <PasswordForm confirm={confirm} />;
  if (!error) return <Skeleton />;
  const isOffline = error.name === 'Unreachable';
  return (
    <Notice
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? 'No connection to the server' : error.message}
    >
      {isOffline ? (
        <Button onClick={() => mutate()}>Try again</Button>
      ) : (
        <>
          <p>You can request a new link in your account.</p>
          <ButtonLink href="/account">Go to your account</ButtonLink>
        </>
      )}
    </Notice>
  );
}

function PasswordForm({ confirm }: { confirm: (password: string) => Promise<void> }) {
  return (
    <CheckedForm
      values={{ password: '' }}
      check={({ password }) => checkPassword(String(password))}
      send={({ password }) => confirm(String(password))}
      button="Confirm e-mail address"
      progress="Confirming…"
      aside={
        <ButtonLink href="/forgot-password" variant="plain">
          Forgot password?
        </ButtonLink>
      }
    >
      <p>Enter the password you chose when you created the account.</p>
      <PasswordField
        name="password"
        label="Password"
        hint="If you did not create this account, close this page. The e-mail address will not be confirmed."
        autoComplete="current-password"
      />
    </CheckedForm>
  );
}

function checkPassword(password: string) {
  return password === ''
    ? { errors: [{ path: ['password'], message: 'Enter your password.' }] }
    : { value: undefined };
}
