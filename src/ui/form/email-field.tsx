import { m } from '#src/messages/m.ts';
import { TextField } from './field.tsx';

interface Props {
  name?: string;
  label?: string;
  hint?: string;
  /** `username` where it identifies the account, for password managers. */
  autoComplete?: 'email' | 'username';
}

export const EmailField = ({
  name = 'email',
  label = m.form.email,
  autoComplete = 'email',
  ...more
}: Props) => (
  <TextField
    {...more}
    name={name}
    label={label}
    isRequired
    type="email"
    autoComplete={autoComplete}
    autoCapitalize="none"
    spellCheck={false}
  />
);
