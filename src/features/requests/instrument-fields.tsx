import { use, useCallback } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';
import { Button } from '#src/ui/button.tsx';
import { BasicFormContext } from '#src/ui/form/basic-form-context.ts';
import { ChoiceField } from '#src/ui/form/choice-field.tsx';
import { FieldMessage, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import styles from '#src/ui/form/form.module.css';
import { RowButton } from '#src/ui/form/row-button.tsx';
import { NameplateScan } from './nameplate-scan.tsx';
import { emptyInstrument } from './request-values.ts';

const services = [
  { value: 'calibration', label: 'Calibration' },
  { value: 'repair', label: 'Repair' },
  { value: 'calibration-and-repair', label: 'Calibration and repair' },
  { value: 'return', label: 'Return of an unused product for credit' },
];

const certificates = [
  { value: 'as-found-and-as-left', label: 'As found and as left' },
  { value: 'as-left', label: 'As left only' },
  { value: 'none', label: 'No certificate' },
];

const contaminations = [
  { value: 'clean', label: 'Never in contact with hazardous substances' },
  { value: 'cleaned', label: 'Was in contact with hazardous substances and has been cleaned' },
  { value: 'contaminated', label: 'Was in contact with hazardous substances and could not be cleaned' },
];

/** The instruments of a request. */
export function InstrumentFields() {
  const { fields, append, remove } = useFieldArray({ name: 'instruments' });
  const isBasic = use(BasicFormContext) !== null;
  const { getFieldState, formState, getValues } = useFormContext();
  const { error } = getFieldState('instruments', formState);
  const addAlike = () => {
    // Plants often send several instruments of one type, which differ only in the serial number.
    const last = getValues(`instruments.${fields.length - 1}`);
    append({ ...emptyInstrument, ...last, serialNumber: '' });
  };
  return (
    <>
      {fields.map(({ id }, index) => (
        <Instrument key={id} index={index} onRemove={fields.length > 1 ? () => remove(index) : undefined} />
      ))}
      <FieldMessage message={error?.root?.message ?? error?.message} />
      <div className={styles.actions}>
        <RowButton action="add:instruments" onClick={() => append(emptyInstrument)}>
          Add instrument
        </RowButton>
        {!isBasic && (
          <Button variant="plain" onClick={addAlike}>
            Duplicate last instrument
          </Button>
        )}
      </div>
    </>
  );
}

function Instrument({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const at = (name: string) => `instruments.${index}.${name}`;
  const service = useChoice(at('service'));
  // Without JavaScript, a field cannot appear when it is needed.
  const isBasic = use(BasicFormContext) !== null;
  return (
    <fieldset className={styles.group}>
      <legend>Instrument {index + 1}</legend>
      <Nameplate at={at} />
      <ChoiceField name={at('service')} label="Service required" options={services} />
      {(isBasic || service !== 'return') && (
        <ChoiceField name={at('certificate')} label="Certificate" options={certificates} />
      )}
      <TextAreaField
        name={at('fault')}
        label={service === 'return' ? 'Reason for return' : 'Fault description'}
        rows={3}
        isRequired={service === 'repair' || service === 'calibration-and-repair'}
      />
      <Contamination at={at} />
      {onRemove && (
        <div className={styles.actions}>
          <RowButton action={`remove:instruments:${index}`} variant="plain" onClick={onRemove}>
            Remove instrument {index + 1}
          </RowButton>
        </div>
      )}
    </fieldset>
  );
}

interface Place {
  /** The field name for this instrument. */
  at: (name: string) => string;
}

function Nameplate({ at }: Place) {
  const asPrinted = {
    isRequired: true,
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
  };
  const { setValue } = useFormContext();
  const model = at('model');
  const read = useCallback(
    (partNumber: string) => setValue(model, partNumber, { shouldDirty: true, shouldValidate: true }),
    [setValue, model],
  );
  return (
    <>
      <NameplateScan onRead={read} />
      <div className={styles.pair}>
        <TextField name={model} label="Model or part number" {...asPrinted} />
        <TextField name={at('serialNumber')} label="Serial number" {...asPrinted} />
      </div>
    </>
  );
}

function Contamination({ at }: Place) {
  const contamination = useChoice(at('contamination'));
  const isBasic = use(BasicFormContext) !== null;
  const isContaminated = contamination !== 'clean' && contamination !== '';
  return (
    <>
      <ChoiceField name={at('contamination')} label="Contamination" options={contaminations} />
      {(isBasic || isContaminated) && (
        <TextField
          name={at('contaminant')}
          label="Substances it was in contact with"
          isRequired={!isBasic || isContaminated}
          autoComplete="off"
        />
      )}
    </>
  );
}

/** The chosen option, which determines what other fields there are; none in the server's HTML. */
function useChoice(name: string): string {
  const chosen: string = useWatch({ name });
  return useIsHydrated() ? chosen : '';
}
