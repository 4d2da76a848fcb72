import type { AccountAddress } from '#src/contract/account.ts';
import { checkAccount } from '#src/contract/forms/account.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { CountryField } from '#src/ui/form/country-field.tsx';
import { CheckField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';

interface Props {
  address: AccountAddress;
  onSave: (address: AccountAddress) => Promise<void>;
  onCancel: () => void;
}

export function AddressForm({ address, onSave, onCancel }: Props) {
  return (
    <CheckedForm
      values={address}
      check={(values) => checkAccount('address', values)}
      send={(values) => onSave({ ...address, ...values })}
      button={m.account.saveAddress}
      progress={m.account.saving}
      aside={<Button onClick={onCancel}>{m.account.cancel}</Button>}
    >
      <TextField name="label" label={m.account.addressName} hint={m.account.addressNameHint} />
      <div className={styles.pair}>
        <TextField name="name" label={m.account.name} isRequired autoComplete="name" />
        <TextField name="company" label={m.account.company} autoComplete="organization" />
      </div>
      <TextField name="line1" label={m.account.line1} isRequired autoComplete="address-line1" />
      <TextField name="line2" label={m.account.line2} autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField name="postalCode" label={m.account.postcode} autoComplete="postal-code" />
        <TextField name="city" label={m.account.city} isRequired autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <TextField name="state" label={m.account.state} autoComplete="address-level1" />
        <CountryField name="country" autoComplete="country" />
      </div>
      <TextField
        name="phone"
        label={m.account.telephone}
        hint={m.account.telephoneHint}
        type="tel"
        autoComplete="tel"
      />
      <CheckField name="isDefaultShipping" label={m.account.asDefaultShipping} />
      <CheckField name="isDefaultBilling" label={m.account.asDefaultBilling} />
    </CheckedForm>
  );
}
