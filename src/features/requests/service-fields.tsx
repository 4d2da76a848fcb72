import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { currencies } from '#src/contract/forms/calibration-and-repair.ts';
import { Button } from '#src/ui/button.tsx';
import { BasicFormContext } from '#src/ui/form/basic-form-context.ts';
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { InstrumentFields } from './instrument-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { CountryField } from '#src/ui/form/country-field.tsx';

export function ServiceFields() {
  return (
    <>
      <InstrumentFields />
      <fieldset className={styles.group}>
        <legend>Declaration</legend>
        <CheckField
          name="isDeclared"
          label="I confirm that my statements about cleaning and contamination are true. Service staff and the carrier rely on them."
        />
      </fieldset>
      <PersonFields />
      <ReturnAddress />
      <Order />
    </>
  );
}

function ReturnAddress() {
  return (
    <fieldset className={styles.group}>
      <legend>Return address</legend>
      {use(BasicFormContext) === null && <CopyContact />}
      <TextField name="returnAddress.name" label="Recipient" isRequired autoComplete="shipping name" />
      <TextField
        name="returnAddress.street"
        label="Street and number"
        isRequired
        autoComplete="shipping address-line1"
      />
      <TextField
        name="returnAddress.street2"
        label="Building, department or gate"
        autoComplete="shipping address-line2"
      />
      <div className={styles.pair}>
        <TextField name="returnAddress.postalCode" label="Postcode" autoComplete="shipping postal-code" />
        <TextField
          name="returnAddress.city"
          label="Town or city"
          isRequired
          autoComplete="shipping address-level2"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="returnAddress.region"
          label="State or region"
          autoComplete="shipping address-level1"
        />
        <CountryField name="returnAddress.country" autoComplete="shipping country" />
      </div>
    </fieldset>
  );
}

/** Needs JavaScript. */
function CopyContact() {
  const { getValues, setValue } = useFormContext();
  const copyContact = () => {
    const { name, company, country } = getValues();
    setValue('returnAddress.name', company === '' ? name : `${company}, ${name}`);
    setValue('returnAddress.country', country);
  };
  return (
    <div className={styles.actions}>
      <Button variant="plain" onClick={copyContact}>
        Use name and country from above
      </Button>
    </div>
  );
}

const currencyOptions = currencies.map((value) => ({ value, label: value }));

function Order() {
  return (
    <fieldset className={styles.group}>
      <legend>Your order</legend>
      <TextField name="purchaseOrder" label="Purchase order number" autoComplete="off" />
      <div className={styles.pair}>
        <TextField
          name="costLimit"
          label="Cost limit"
          hint="We will ask you before exceeding this amount"
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField name="costLimitCurrency" label="Currency" options={currencyOptions} isRequired />
      </div>
      <TextAreaField name="message" label="Additional information" rows={4} />
    </fieldset>
  );
}
