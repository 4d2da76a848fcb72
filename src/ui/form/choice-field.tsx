import { useFormContext } from 'react-hook-form';
import { FieldMessage, type Option } from './field.tsx';
import styles from './form.module.css';

interface Properties {
  name: string;
  label: string;
  options: Option[];
}

/** A few answers to a question, all in view. */
export function ChoiceField({ name, label, options }: Properties) {
  const { register, getFieldState, formState } = useFormContext();
  const { error } = getFieldState(name, formState);
  return (
    <fieldset className={styles.choice} aria-describedby={`${name}-error`}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input type="radio" value={option.value} {...register(name)} />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldMessage id={`${name}-error`} message={error?.message} />
    </fieldset>
  );
}
