import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { currencies } from '#src/contract/forms/currencies.ts';
import { m } from '#src/messages/m.ts';
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
        <legend>{m.requests.declaration}</legend>
        <CheckField name="isDeclared" label={m.requests.declarationText} />
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
      <legend>{m.requests.returnAddress}</legend>
      {use(BasicFormContext) === null && <CopyContact />}
      <TextField
        name="returnAddress.name"
        label={m.requests.recipient}
        isRequired
        autoComplete="shipping name"
      />
      <TextField
        name="returnAddress.street"
        label={m.requests.street}
        isRequired
        autoComplete="shipping address-line1"
      />
      <TextField
        name="returnAddress.street2"
        label={m.requests.building}
        autoComplete="shipping address-line2"
      />
      <div className={styles.pair}>
        <TextField
          name="returnAddress.postalCode"
          label={m.requests.postcode}
          autoComplete="shipping postal-code"
        />
        <TextField
          name="returnAddress.city"
          label={m.requests.city}
          isRequired
          autoComplete="shipping address-level2"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="returnAddress.region"
          label={m.requests.region}
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
        {m.requests.copyContact}
      </Button>
    </div>
  );
}

const currencyOptions = currencies.map((value) => ({ value, label: value }));

function Order() {
  return (
    <fieldset className={styles.group}>
      <legend>{m.requests.yourOrder}</legend>
      <TextField name="purchaseOrder" label={m.requests.purchaseOrder} autoComplete="off" />
      <div className={styles.pair}>
        <TextField
          name="costLimit"
          label={m.requests.costLimit}
          hint={m.requests.costLimitHint}
          inputMode="decimal"
          autoComplete="off"
        />
        <SelectField
          name="costLimitCurrency"
          label={m.requests.currency}
          options={currencyOptions}
          isRequired
        />
      </div>
      <TextAreaField name="message" label={m.requests.additionalInformation} rows={4} />
    </fieldset>
  );
}
