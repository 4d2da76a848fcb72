import { useLocation } from 'react-router-dom';
import { checkAccount, shortestPassword } from '#src/contract/forms/account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { codeOf } from './code.ts';
import { resetPassword } from './queries.ts';
import { beginSession } from './session.ts';

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const code = codeOf(useLocation());
  if (code === '')
    return (
      <Notice kind="error" title="This link is not complete">
        <p>Open the link in the mail as a whole, or ask for a new one.</p>
        <ButtonLink href="/forgot-password">Ask for a new link</ButtonLink>
      </Notice>
    );
  return (
    <CheckedForm
      values={{ password: '' }}
      check={(typed) => checkAccount('password', typed)}
      send={async ({ password }) => {
        await beginSession(await resetPassword(code, password));
        onDone();
      }}
      button="Save and sign in"
      progress="Saving…"
      aside={
        <ButtonLink href="/forgot-password" look="plain">
          Ask for a new link
        </ButtonLink>
      }
    >
      <PasswordField
        name="password"
        label="New password"
        hint={`${shortestPassword} characters or more. All your other devices are signed out.`}
        autoComplete="new-password"
      />
    </CheckedForm>
  );
}
