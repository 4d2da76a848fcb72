import { useState, type ReactNode } from 'react';
import { checkEmail } from '#src/contract/forms/account.ts';
import { m } from '#src/messages/m.ts';
import { Notice } from '#src/ui/notice.tsx';
import { CheckedForm } from './checked-form.tsx';

interface Props {
  send: (email: string) => Promise<unknown>;
  /** Must not reveal whether an account uses this e-mail address. */
  sentText: (email: string) => string;
  /** The field `email`. */
  children: ReactNode;
}

/** Asks for an e-mail address to which a link is sent. */
export function SendLinkForm({ send, sentText, children }: Props) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      {sentTo !== undefined && (
        <Notice kind="information" title={m.form.checkEmail}>
          <p>{sentText(sentTo)}</p>
        </Notice>
      )}
      <CheckedForm
        values={{ email: '' }}
        check={checkEmail}
        send={async ({ email }) => {
          await send(email);
          setSentTo(email);
        }}
        button={m.form.sendLink}
        progress={m.form.sending}
      >
        {children}
      </CheckedForm>
    </>
  );
}
