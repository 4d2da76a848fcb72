import { useState } from 'react';
import { checkAccount } from '#src/contract/forms/account.ts';
import type { Session } from '#src/contract/session.ts';
import { m } from '#src/messages/m.ts';
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
      <Notice kind="information" title={m.account.passwordChanged}>
        <p>{m.account.signedOutElsewhere}</p>
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
      button={m.account.changePassword}
      progress={m.account.changing}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        label={m.account.currentPassword}
        autoComplete="current-password"
      />
      <NewPasswordField />
    </CheckedForm>
  );
}

function check(values: Record<string, unknown>) {
  const result = checkAccount('password', values);
  const missing = { path: ['currentPassword'], message: m.account.enterCurrentPassword };
  const errors = [
    ...(values.currentPassword === '' ? [missing] : []),
    ...('errors' in result ? result.errors : []),
  ];
  return errors.length > 0 ? { errors } : { value: values };
}
