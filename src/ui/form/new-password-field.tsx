import { minPasswordLength } from '#src/contract/forms/account.ts';
import { PasswordField } from './password-field.tsx';

interface Props {
  label?: string;
  /** Shown after the minimum length. */
  hint?: string;
}

/** The default texts are for customers who change their password. */
export const NewPasswordField = ({
  label = 'New password',
  hint = 'You will be signed out on all other devices.',
}: Props) => (
  <PasswordField
    name="password"
    label={label}
    hint={`At least ${minPasswordLength} characters. ${hint}`}
    autoComplete="new-password"
  />
);
