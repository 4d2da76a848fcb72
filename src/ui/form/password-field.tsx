import { useState } from 'react';
import { m } from '#src/messages/m.ts';
import styles from './form.module.css';
import { TextField } from './field.tsx';

interface Props {
  name: string;
  label: string;
  hint?: string;
  /** `current-password` or `new-password`, for password managers. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown, because hidden passwords are often mistyped, especially with gloves. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        {...props}
        isRequired
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={isShown} onChange={() => setIsShown(!isShown)} />
        <span>{m.form.showPassword}</span>
      </label>
    </div>
  );
}
