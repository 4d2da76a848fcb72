import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '#src/messages/m.ts';
import { FieldMessage, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { RowButton } from '#src/ui/form/row-button.tsx';
import { PersonFields } from './person-fields.tsx';
import { emptyLine } from './request-values.ts';

export function QuoteFields() {
  return (
    <>
      <Lines />
      <fieldset className={styles.group}>
        <legend>{m.requests.requestDetails}</legend>
        <TextField name="neededBy" label={m.requests.neededBy} type="date" />
        <TextAreaField name="message" label={m.requests.additionalInformation} rows={4} />
      </fieldset>
      <PersonFields />
    </>
  );
}

function Lines() {
  const { fields, append, remove } = useFieldArray({ name: 'lines' });
  const { getFieldState, formState } = useFormContext();
  const { error } = getFieldState('lines', formState);
  return (
    <fieldset className={styles.group}>
      <legend>{m.requests.products}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.line} role="group" aria-label={m.requests.row({ number: index + 1 })}>
          <TextField
            name={`lines.${index}.partNumber`}
            label={m.requests.partNumber}
            isRequired
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name={`lines.${index}.quantity`}
            label={m.requests.quantity}
            isRequired
            isNumber
            type="number"
            inputMode="numeric"
            min={1}
          />
          <TextField name={`lines.${index}.note`} label={m.requests.note} autoComplete="off" />
          <RowButton
            action={`remove:lines:${index}`}
            variant="plain"
            onClick={() => remove(index)}
            aria-label={m.requests.removeRow({ number: index + 1 })}
            disabled={fields.length === 1}
          >
            {m.requests.remove}
          </RowButton>
        </div>
      ))}
      <FieldMessage message={error?.root?.message ?? error?.message} />
      <div className={styles.actions}>
        <RowButton action="add:lines" onClick={() => append(emptyLine)}>
          {m.requests.addRow}
        </RowButton>
      </div>
    </fieldset>
  );
}
