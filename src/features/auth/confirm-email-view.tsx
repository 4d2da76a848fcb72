import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#src/api/errors.ts';
import { m } from '#src/messages/m.ts';
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
      <Notice kind="information" title={m.auth.emailConfirmed}>
        <p>{m.auth.signedInHere}</p>
        <ButtonLink href="/account">{m.auth.goToAccount}</ButtonLink>
      </Notice>
    );
  if (error instanceof ApiError && [401, 403].includes(error.status))
    return <PasswordForm confirm={confirm} />;
  if (!error) return <Skeleton />;
  const isOffline = error.name === 'Unreachable';
  return (
    <Notice kind={isOffline ? 'offline' : 'error'} title={isOffline ? m.auth.noConnection : error.message}>
      {isOffline ? (
        <Button onClick={() => mutate()}>{m.auth.tryAgain}</Button>
      ) : (
        <>
          <p>{m.auth.newLinkInAccount}</p>
          <ButtonLink href="/account">{m.auth.goToAccount}</ButtonLink>
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
      button={m.auth.confirmEmail}
      progress={m.auth.confirming}
      aside={
        <ButtonLink href="/forgot-password" variant="plain">
          {m.auth.forgotPassword}
        </ButtonLink>
      }
    >
      <p>{m.auth.enterChosenPassword}</p>
      <PasswordField
        name="password"
        label={m.auth.password}
        hint={m.auth.notYourAccount}
        autoComplete="current-password"
      />
    </CheckedForm>
  );
}

function checkPassword(password: string) {
  return password === ''
    ? { errors: [{ path: ['password'], message: m.auth.enterPassword }] }
    : { value: undefined };
}
