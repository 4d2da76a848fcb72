import { useLocation } from 'react-router-dom';
import { checkAccount } from '#src/contract/forms/account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { codeOf } from './code.ts';
import { resetPassword } from './queries.ts';
import { beginSession } from './session.ts';

export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const code = codeOf(useLocation());
  if (code === '')
    return (
      <Notice kind="error" title="This link is incomplete">
        <p>Open the complete link from the e-mail, or request a new one.</p>
        <ButtonLink href="/forgot-password">Request a new link</ButtonLink>
      </Notice>
    );
  return (
    <CheckedForm
      values={{ password: '' }}
      check={(values) => checkAccount('password', values)}
      send={async ({ password }) => {
        await beginSession(await resetPassword(code, password));
        onDone();
      }}
      button="Save and sign in"
      progress="Saving…"
      aside={
        <ButtonLink href="/forgot-password" variant="plain">
          Request a new link
        </ButtonLink>
      }
    >
      <NewPasswordField />
    </CheckedForm>
  );
}
