import { use, useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#src/messages/m.ts';
import { basicFieldId, BasicFormContext, ServedValuesContext } from './basic-form-context.ts';
import styles from './form.module.css';

interface Props {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** Connects a field with its hint and error, so that screen readers announce them. */
function useField(name: string) {
  const { register, getFieldState, formState } = useFormContext();
  const ownId = useId();
  const basic = use(BasicFormContext);
  const served = use(ServedValuesContext);
  const id = basic ? basicFieldId(name) : ownId;
  const { error } = getFieldState(name, formState);
  return {
    id,
    error: error?.message,
    register,
    /** Undefined if react-hook-form fills in the field. */
    value: (basic ?? served)?.(name),
    attributes: {
      id,
      'aria-invalid': error !== undefined,
      'aria-describedby': `${id}-hint ${id}-error`,
    },
  };
}

export function TextField({
  name,
  label,
  hint,
  isRequired = false,
  isNumber = false,
  ...input
}: Props & { isNumber?: boolean } & InputHTMLAttributes<HTMLInputElement>) {
  const { id, error, attributes, register, value } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} isRequired={isRequired} error={error}>
      <input
        type="text"
        defaultValue={value}
        {...input}
        {...attributes}
        {...register(name, isNumber ? { setValueAs: numberOf } : {})}
        aria-required={isRequired}
      />
    </FieldFrame>
  );
}

export function TextAreaField({
  name,
  label,
  hint,
  isRequired = false,
  rows = 5,
  autoComplete,
}: Props & { rows?: number; autoComplete?: string }) {
  const { id, error, attributes, register, value } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} isRequired={isRequired} error={error}>
      <textarea
        rows={rows}
        defaultValue={value}
        {...attributes}
        {...register(name)}
        autoComplete={autoComplete}
        aria-required={isRequired}
      />
    </FieldFrame>
  );
}

export interface Option {
  value: string;
  label: string;
  /** A second line; radio buttons only. */
  hint?: string;
}

export function SelectField({
  name,
  label,
  hint,
  isRequired = false,
  options,
  autoComplete,
}: Props & { options: Option[]; autoComplete?: string }) {
  const { id, error, attributes, register, value } = useField(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} isRequired={isRequired} error={error}>
      <select
        defaultValue={value}
        {...attributes}
        {...register(name)}
        autoComplete={autoComplete}
        aria-required={isRequired}
      >
        <option value="">{m.form.select}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function CheckField({ name, label }: Props) {
  const { id, error, attributes, register, value } = useField(name);
  return (
    <div className={styles.field}>
      <label className={styles.check} htmlFor={id}>
        <input
          type="checkbox"
          defaultChecked={value === undefined ? undefined : value === 'true'}
          {...attributes}
          {...register(name)}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}

interface FrameProps extends Omit<Props, 'name'> {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

function FieldFrame({ id, label, hint, isRequired, error, children }: FrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className={styles.optional}>{` ${m.form.optional}`}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  );
}

export function FieldMessage({ id, message }: { id?: string; message: string | undefined }) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {message}
    </p>
  );
}

const numberOf = (text: unknown) => (text === '' || text === null ? null : Number(text));
