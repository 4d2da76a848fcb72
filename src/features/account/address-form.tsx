import type { AccountAddress } from '#src/contract/account.ts';
import { checkAccount } from '#src/contract/forms/account.ts';
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
      button="Save address"
      progress="Saving…"
      aside={<Button onClick={onCancel}>Cancel</Button>}
    >
      <TextField name="label" label="Address name" hint="For example, “Workshop”" />
      <div className={styles.pair}>
        <TextField name="name" label="Name" isRequired autoComplete="name" />
        <TextField name="company" label="Company" autoComplete="organization" />
      </div>
      <TextField name="line1" label="Street and number" isRequired autoComplete="address-line1" />
      <TextField name="line2" label="Building, department or gate" autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField name="postalCode" label="Postcode" autoComplete="postal-code" />
        <TextField name="city" label="Town or city" isRequired autoComplete="address-level2" />
      </div>
      <div className={styles.pair}>
        <TextField name="state" label="State or region" autoComplete="address-level1" />
        <CountryField name="country" autoComplete="country" />
      </div>
      <TextField
        name="phone"
        label="Telephone"
        hint="For the carrier to contact you"
        type="tel"
        autoComplete="tel"
      />
      <CheckField name="isDefaultShipping" label="Use as default shipping address" />
      <CheckField name="isDefaultBilling" label="Use as default billing address" />
    </CheckedForm>
  );
}
