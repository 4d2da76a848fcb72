import { useState } from 'react';
import { checkEmail } from '#src/contract/forms/account.ts';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { forgotPassword } from './queries.ts';

export function ForgotPasswordForm() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      {sentTo !== undefined && (
        <Notice kind="information" title="Check your e-mail">
          <p>
            If there is an account for {sentTo}, we have sent it a link to choose a new password. The link is
            valid for two hours. If you do not receive it, check your spam folder or try another e-mail
            address.
          </p>
        </Notice>
      )}
      <CheckedForm
        values={{ email: '' }}
        check={checkEmail}
        send={async ({ email }) => {
          await forgotPassword(email);
          setSentTo(email);
        }}
        button="Send link"
        progress="Sending…"
      >
        <TextField
          name="email"
          label="E-mail address"
          isRequired
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </CheckedForm>
    </>
  );
}
