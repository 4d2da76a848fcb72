import { useMutation } from '@tanstack/react-query';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { sendConfirmation } from './queries.ts';

export function ConfirmationNotice({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <Notice kind="information" title="Confirm your e-mail address">
      <p>
        We have sent a link to {email}. You can already use your account, but earlier requests from this
        e-mail address appear only after you open the link.
      </p>
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Resend link'}
      </Button>
      <p role="status">
        {isSuccess && 'Link sent again.'}
        {error?.message}
      </p>
    </Notice>
  );
}
