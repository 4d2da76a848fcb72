import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { PersonFields } from './person-fields.tsx';

const topics = [
  { value: 'product', label: 'Product question' },
  { value: 'application', label: 'Measurement task' },
  { value: 'order', label: 'Order' },
  { value: 'documents', label: 'Documents or certificates' },
  { value: 'other', label: 'Other' },
];

export function ContactFields() {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>Your message</legend>
        <div className={styles.pair}>
          <SelectField name="topic" label="Topic" isRequired options={topics} />
          <TextField name="partNumber" label="Part or order number" autoComplete="off" spellCheck={false} />
        </div>
        <TextAreaField name="message" label="Message" isRequired rows={7} />
      </fieldset>
      <PersonFields />
    </>
  );
}
