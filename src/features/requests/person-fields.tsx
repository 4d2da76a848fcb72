import { EmailField } from '#src/ui/form/email-field.tsx';
import { CountryField } from '#src/ui/form/country-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';

/** The contact details, with `autocomplete` values so that browsers can fill them in. */
export function PersonFields() {
  return (
    <fieldset className={styles.group}>
      <legend>Your contact details</legend>
      <div className={styles.pair}>
        <TextField name="name" label="Name" isRequired autoComplete="name" />
        <TextField name="company" label="Company" autoComplete="organization" />
      </div>
      <EmailField />
      <div className={styles.pair}>
        <CountryField name="country" autoComplete="country" />
        <TextField
          name="phone"
          label="Telephone"
          hint="For numbers in other countries, start with + and the country code"
          type="tel"
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
}
