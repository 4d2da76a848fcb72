import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { basicFieldId, BasicFormContext, ServedValuesContext } from './basic-form-context.ts';
import { FieldMessage, type Option } from './field.tsx';
import styles from './form.module.css';

interface Props {
  name: string;
  label: string;
  options: Option[];
}

/** Radio buttons for a few options. */
export function ChoiceField({ name, label, options }: Props) {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  const basic = use(BasicFormContext);
  const served = use(ServedValuesContext);
  const chosen = (basic ?? served)?.(name);
  return (
    <fieldset
      id={basic ? basicFieldId(name) : undefined}
      className={styles.choice}
      aria-describedby={`${name}-error`}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            value={option.value}
            defaultChecked={chosen === undefined ? undefined : chosen === option.value}
            {...register(name)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.optionHint}>{option.hint}</span>}
          </span>
        </label>
      ))}
      <FieldMessage id={`${name}-error`} message={error?.message} />
    </fieldset>
  );
}
