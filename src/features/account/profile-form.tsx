import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Account } from '#src/contract/account.ts';
import { checkAccount } from '#src/contract/forms/account.ts';
import { m } from '#src/messages/m.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { CustomerKindField } from '#src/ui/form/customer-kind-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { changeAccount } from './queries.ts';

interface Props {
  account: Account;
  onAccount: (account: Account) => Promise<void>;
}

export function ProfileForm({ account, onAccount }: Props) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <CheckedForm
      values={valuesOf(account)}
      check={(values) => checkAccount('profile', values)}
      send={async (values) => {
        setIsSaved(false);
        const changed = await changeAccount(values);
        await onAccount(changed);
        setIsSaved(true);
        return valuesOf(changed);
      }}
      button={m.account.saveProfile}
      progress={m.account.saving}
      aside={<span role="status">{isSaved && m.account.profileSaved}</span>}
    >
      <TextField name="name" label={m.account.name} autoComplete="name" />
      <TextField name="phone" label={m.account.telephone} type="tel" autoComplete="tel" />
      <CustomerKindField />
      <TextField name="company" label={m.account.company} autoComplete="organization" />
      <TextField
        name="vatNumber"
        label={m.account.vatNumber}
        hint={m.account.vatNumberHint}
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField />
      <PasswordForNewEmail email={account.email} />
    </CheckedForm>
  );
}

const valuesOf = ({ email, name, company, vatNumber, phone, customerKind }: Account) => ({
  email,
  name,
  company,
  vatNumber,
  phone,
  customerKind,
  currentPassword: '',
});

/** Someone who finds an unlocked device must not be able to take over the account. */
function PasswordForNewEmail({ email }: { email: string }) {
  const entered: unknown = useWatch({ name: 'email' });
  if (entered === email) return null;
  return (
    <PasswordField
      name="currentPassword"
      label={m.account.password}
      hint={m.account.passwordForEmailHint}
      autoComplete="current-password"
    />
  );
}
