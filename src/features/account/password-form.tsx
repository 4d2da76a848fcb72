import { useState } from 'react';
import { checkAccount } from '#src/contract/forms/account.ts';
import type { Session } from '#src/contract/session.ts';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { NewPasswordField } from '#src/ui/form/new-password-field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { changePassword } from './queries.ts';

interface Props {
  email: string;
  onSession: (session: Session) => Promise<void>;
}

export function PasswordForm({ email, onSession }: Props) {
  const [isChanged, setIsChanged] = useState(false);
  if (isChanged)
    return (
      <Notice kind="information" title="Password changed">
        <p>You have been signed out on all other devices.</p>
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
      button="Change password"
      progress="Changing…"
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
      <NewPasswordField />
    </CheckedForm>
  );
}

function check(values: Record<string, unknown>) {
  const result = checkAccount('password', values);
  const missing = { path: ['currentPassword'], message: 'Enter your current password.' };
  const errors = [
    ...(values.currentPassword === '' ? [missing] : []),
    ...('errors' in result ? result.errors : []),
  ];
  return errors.length > 0 ? { errors } : { value: values };
}
