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
        <legend>The demonstration</legend>
        <TextField name="products" label="What you would like to see" isRequired autoComplete="off" />
        <ChoiceField name="place" label="Where" options={places} />
        <TextField
          name="city"
          label="Town"
          hint="Needed for a visit at your site"
          autoComplete="address-level2"
        />
        <TextField
          name="preferredTimes"
          label="Days and times that suit you"
          hint="For instance: Tuesdays and Wednesdays, mornings"
          autoComplete="off"
        />
        <TextAreaField name="message" label="What you measure" rows={4} />
      </fieldset>
      <PersonFields />
    </>
  );
}
