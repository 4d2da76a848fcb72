import { m } from '#src/messages/m.ts';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { PersonFields } from './person-fields.tsx';

const places = [
  { value: 'on-site', label: m.requests.atYourSite },
  { value: 'online', label: m.requests.online },
  { value: 'our-laboratory', label: m.requests.inOurLaboratory },
];

export function DemoFields() {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{m.requests.demonstration}</legend>
        <TextField name="products" label={m.requests.productsToSee} isRequired autoComplete="off" />
        <ChoiceField name="place" label={m.requests.location} options={places} />
        <TextField
          name="city"
          label={m.requests.city}
          hint={m.requests.cityHint}
          autoComplete="address-level2"
        />
        <TextField
          name="preferredTimes"
          label={m.requests.preferredTimes}
          hint={m.requests.preferredTimesHint}
          autoComplete="off"
        />
        <TextAreaField name="message" label={m.requests.yourMeasurementTask} rows={4} />
      </fieldset>
      <PersonFields />
    </>
  );
}
