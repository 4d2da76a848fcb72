import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Account } from '#src/contract/account.ts';
import { checkAccount } from '#src/contract/forms/account.ts';
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
      button="Save profile"
      progress="Saving…"
      aside={<span role="status">{isSaved && 'Profile saved.'}</span>}
    >
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="phone" label="Telephone" type="tel" autoComplete="tel" />
      <CustomerKindField />
      <TextField name="company" label="Company" autoComplete="organization" />
      <TextField
        name="vatNumber"
        label="VAT number"
        hint="Include the country code, such as DE136695976. Companies in other EU countries with a valid VAT number are not charged VAT."
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
      label="Password"
      hint="Required to change your e-mail address. We will send a confirmation link to the new address."
      autoComplete="current-password"
    />
  );
}
