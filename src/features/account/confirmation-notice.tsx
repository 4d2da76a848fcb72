import { useMutation } from '@tanstack/react-query';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { sendConfirmation } from './queries.ts';

export function ConfirmationNotice({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <Notice kind="information" title="Please confirm your e-mail address">
      <p>
        We have sent a link to {email}. Until you open it, the account can be used, but it does not show what
        you sent from that address before.
      </p>
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Sending…' : 'Send the link again'}
      </Button>
      <p role="status">
        {isSuccess && 'It is on its way.'}
        {error?.message}
      </p>
    </Notice>
  );
}
