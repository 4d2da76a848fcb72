import { minPasswordLength } from '#src/contract/forms/account.ts';
import { m } from '#src/messages/m.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  label?: string;
  /** Shown after the minimum length. */
  hint?: string;
}

/** The default texts are for customers who change their password. */
export const NewPasswordField = ({ label = m.form.newPassword, hint = m.form.signedOutElsewhere }: Props) => (
  <PasswordField
    name="password"
    label={label}
    hint={`${m.form.passwordLength({ min: minPasswordLength })} ${hint}`}
    autoComplete="new-password"
  />
);
