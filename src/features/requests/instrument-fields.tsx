import { use, useCallback } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { m } from '#src/messages/m.ts';
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
  { value: 'calibration', label: m.requests.calibration },
  { value: 'repair', label: m.requests.repair },
  { value: 'calibration-and-repair', label: m.requests.calibrationAndRepair },
  { value: 'return', label: m.requests.returnForCredit },
];

const certificates = [
  { value: 'as-found-and-as-left', label: m.requests.asFoundAndAsLeft },
  { value: 'as-left', label: m.requests.asLeft },
  { value: 'none', label: m.requests.noCertificate },
];

const contaminations = [
  { value: 'clean', label: m.requests.clean },
  { value: 'cleaned', label: m.requests.cleaned },
  { value: 'contaminated', label: m.requests.contaminated },
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
          {m.requests.addInstrument}
        </RowButton>
        {!isBasic && (
          <Button variant="plain" onClick={addAlike}>
            {m.requests.duplicateInstrument}
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
      <legend>{m.requests.instrument({ number: index + 1 })}</legend>
      <Nameplate at={at} />
      <ChoiceField name={at('service')} label={m.requests.serviceRequired} options={services} />
      {(isBasic || service !== 'return') && (
        <ChoiceField name={at('certificate')} label={m.requests.certificate} options={certificates} />
      )}
      <TextAreaField
        name={at('fault')}
        label={service === 'return' ? m.requests.reasonForReturn : m.requests.fault}
        rows={3}
        isRequired={service === 'repair' || service === 'calibration-and-repair'}
      />
      <Contamination at={at} />
      {onRemove && (
        <div className={styles.actions}>
          <RowButton action={`remove:instruments:${index}`} variant="plain" onClick={onRemove}>
            {m.requests.removeInstrument({ number: index + 1 })}
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
        <TextField name={model} label={m.requests.model} {...asPrinted} />
        <TextField name={at('serialNumber')} label={m.requests.serialNumber} {...asPrinted} />
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
      <ChoiceField name={at('contamination')} label={m.requests.contamination} options={contaminations} />
      {(isBasic || isContaminated) && (
        <TextField
          name={at('contaminant')}
          label={m.requests.contaminant}
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
