import { m } from '#src/messages/m.ts';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { PersonFields } from './person-fields.tsx';

const topics = [
  { value: 'product', label: m.requests.topicProduct },
  { value: 'application', label: m.requests.topicApplication },
  { value: 'order', label: m.requests.topicOrder },
  { value: 'documents', label: m.requests.topicDocuments },
  { value: 'other', label: m.requests.topicOther },
];

export function ContactFields() {
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{m.requests.yourMessage}</legend>
        <div className={styles.pair}>
          <SelectField name="topic" label={m.requests.topic} isRequired options={topics} />
          <TextField
            name="partNumber"
            label={m.requests.partOrOrderNumber}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <TextAreaField name="message" label={m.requests.message} isRequired rows={7} />
      </fieldset>
      <PersonFields />
    </>
  );
}
