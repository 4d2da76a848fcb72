import { useFieldArray, useFormContext } from 'react-hook-form';
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
        <legend>Request details</legend>
        <TextField name="neededBy" label="Needed by" type="date" />
        <TextAreaField name="message" label="Additional information" rows={4} />
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
      <legend>Products</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.line} role="group" aria-label={`Product ${index + 1}`}>
          <TextField
            name={`lines.${index}.partNumber`}
            label="Part number"
            isRequired
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            name={`lines.${index}.quantity`}
            label="Quantity"
            isRequired
            isNumber
            type="number"
            inputMode="numeric"
            min={1}
          />
          <TextField name={`lines.${index}.note`} label="Note" autoComplete="off" />
          <RowButton
            action={`remove:lines:${index}`}
            variant="plain"
            onClick={() => remove(index)}
            aria-label={`Remove product ${index + 1}`}
            disabled={fields.length === 1}
          >
            Remove
          </RowButton>
        </div>
      ))}
      <FieldMessage message={error?.root?.message ?? error?.message} />
      <div className={styles.actions}>
        <RowButton action="add:lines" onClick={() => append(emptyLine)}>
          Add product
        </RowButton>
      </div>
    </fieldset>
  );
}
