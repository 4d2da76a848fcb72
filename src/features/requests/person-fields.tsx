import { m } from '#src/messages/m.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { CountryField } from '#src/ui/form/country-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';

/** The contact details, with `autocomplete` values so that browsers can fill them in. */
export function PersonFields() {
  return (
    <fieldset className={styles.group}>
      <legend>{m.requests.contactDetails}</legend>
      <div className={styles.pair}>
        <TextField name="name" label={m.requests.name} isRequired autoComplete="name" />
        <TextField name="company" label={m.requests.company} autoComplete="organization" />
      </div>
      <EmailField />
      <div className={styles.pair}>
        <CountryField name="country" autoComplete="country" />
        <TextField
          name="phone"
          label={m.requests.phone}
          hint={m.requests.phoneHint}
          type="tel"
          autoComplete="tel"
        />
      </div>
    </fieldset>
  );
}
