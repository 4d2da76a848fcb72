import { useLocation } from 'react-router-dom';
import { checkAccount } from '#src/contract/forms/account.ts';
import { m } from '#src/messages/m.ts';
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
      <Notice kind="error" title={m.auth.linkIncomplete}>
        <p>{m.auth.openCompleteLink}</p>
        <ButtonLink href="/forgot-password">{m.auth.requestNewLink}</ButtonLink>
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
      button={m.auth.saveAndSignIn}
      progress={m.auth.saving}
      aside={
        <ButtonLink href="/forgot-password" variant="plain">
          {m.auth.requestNewLink}
        </ButtonLink>
      }
    >
      <NewPasswordField />
    </CheckedForm>
  );
}
