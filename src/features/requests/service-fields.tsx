import { useFormContext } from 'react-hook-form';
import { currencies } from '#src/contract/forms/calibration-and-repair.ts';
import { Button } from '#src/ui/button.tsx';
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
          label="What I say about cleaning and contamination is true. Our people and the carrier rely on it."
        />
      </fieldset>
      <PersonFields />
      <ReturnAddress />
      <Order />
    </>
  );
}

function ReturnAddress() {
  const { getValues, setValue } = useFormContext();
  const takeOver = () => {
    const { name, company, country } = getValues();
    setValue('returnAddress.name', company === '' ? name : `${company}, ${name}`);
    setValue('returnAddress.country', country);
  };
  return (
    <fieldset className={styles.group}>
      <legend>Where it goes back to</legend>
      <div className={styles.actions}>
        <Button look="plain" onClick={takeOver}>
          Take name and country from above
        </Button>
      </div>
      <TextField name="returnAddress.name" label="Recipient" isRequired autoComplete="shipping name" />
      <TextField
        name="returnAddress.street"
        label="Street and number"
        isRequired
        autoComplete="shipping address-line1"
      />
      <TextField
        name="returnAddress.street2"
        label="Building, gate, department"
        autoComplete="shipping address-line2"
      />
      <div className={styles.pair}>
        <TextField name="returnAddress.postalCode" label="Postal code" autoComplete="shipping postal-code" />
        <TextField name="returnAddress.city" label="Town" isRequired autoComplete="shipping address-level2" />
      </div>
      <div className={styles.pair}>
        <TextField
          name="returnAddress.region"
          label="State or county"
          autoComplete="shipping address-level1"
        />
        <CountryField name="returnAddress.country" autoComplete="shipping country" />
      </div>
    </fieldset>
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
          hint="Above it we stop and ask you"
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField name="costLimitCurrency" label="Currency" options={currencyOptions} isRequired />
      </div>
      <TextAreaField name="message" label="Anything else" rows={4} />
    </fieldset>
  );
}
