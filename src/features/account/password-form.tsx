import { useState } from 'react';
import { checkAccount, shortestPassword } from '#src/contract/forms/account.ts';
import type { Session } from '#src/contract/session.ts';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { changePassword } from './queries.ts';

interface Properties {
  email: string;
  onSession: (session: Session) => Promise<void>;
}

export function PasswordForm({ email, onSession }: Properties) {
  const [isChanged, setIsChanged] = useState(false);
  if (isChanged)
    return (
      <Notice kind="information" title="Your password is changed">
        <p>All your other devices are signed out. This one goes on.</p>
      </Notice>
    );
  return (
    <CheckedForm
      values={{ currentPassword: '', password: '' }}
      check={check}
      send={async ({ currentPassword, password }) => {
        await onSession(await changePassword(currentPassword, password));
        setIsChanged(true);
      }}
      button="Change the password"
      progress="Changing…"
    >
      {/* Password managers keep it with the right account by this. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label="Password you have now" autoComplete="current-password" />
      <PasswordField
        name="password"
        label="New password"
        hint={`${shortestPassword} characters or more. All your other devices are signed out.`}
        autoComplete="new-password"
      />
    </CheckedForm>
  );
}

function check(typed: Record<string, unknown>) {
  const outcome = checkAccount('password', typed);
  const missing = { path: ['currentPassword'], message: 'Enter the password you have now.' };
  const errors = [
    ...(typed.currentPassword === '' ? [missing] : []),
    ...('errors' in outcome ? outcome.errors : []),
  ];
  return errors.length > 0 ? { errors } : { value: typed };
}
