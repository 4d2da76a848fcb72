import { useState } from 'react';
import { checkEmail } from '#src/contract/forms/account.ts';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { forgotPassword } from './queries.ts';

export function ForgotPasswordForm() {
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {asked !== undefined && (
        <Notice kind="information" title="Look into your mail">
          <p>
            If there is an account with the address {asked}, a link to choose a new password is on its way. It
            is good for two hours. Nothing came? Look among unwanted mail, or try the address you may have
            used.
          </p>
        </Notice>
      )}
      <CheckedForm
        values={{ email: '' }}
        check={checkEmail}
        send={async ({ email }) => {
          await forgotPassword(email);
          setAsked(email);
        }}
        button="Send me a link"
        progress="Sending…"
      >
        <TextField
          name="email"
          label="E-mail"
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
