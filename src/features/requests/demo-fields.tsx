import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { PersonFields } from './person-fields.tsx';

const places = [
  { value: 'on-site', label: 'At your site' },
  { value: 'online', label: 'Online' },
  { value: 'our-laboratory', label: 'In our laboratory' },
];

export function DemoFields() {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Demonstration</legend>
        <TextField name="products" label="Products you would like to see" isRequired autoComplete="off" />
        <ChoiceField name="place" label="Location" options={places} />
        <TextField
          name="city"
          label="Town or city"
          hint="Required for a visit to your site"
          autoComplete="address-level2"
        />
        <TextField
          name="preferredTimes"
          label="Preferred days and times"
          hint="For example, Tuesday or Wednesday mornings"
          autoComplete="off"
        />
        <TextAreaField name="message" label="Your measurement task" rows={4} />
      </fieldset>
      <PersonFields />
    </>
  );
}
