import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { codeOf } from './code.ts';
import { confirmEmail } from './queries.ts';

/** Confirms at once: who opened the link has done all there is to do. Doing it twice does no harm. */
export function ConfirmEmailView() {
  const code = codeOf(useLocation());
  const { mutate, isSuccess, error } = useMutation({ mutationFn: () => confirmEmail(code) });
  useEffect(() => mutate(), [mutate, code]);
  if (isSuccess)
    return (
      <Notice kind="information" title="Your e-mail address is confirmed">
        <ButtonLink href="/account">To your account</ButtonLink>
      </Notice>
    );
  if (!error) return <Skeleton />;
  const isOffline = error.name === 'Unreachable';
  return (
    <Notice
      kind={isOffline ? 'offline' : 'error'}
      title={isOffline ? 'There is no connection to the server' : error.message}
    >
      {isOffline ? (
        <Button onClick={() => mutate()}>Try again</Button>
      ) : (
        <>
          <p>In your account you can have a new link sent.</p>
          <ButtonLink href="/account">To your account</ButtonLink>
        </>
      )}
    </Notice>
  );
}
