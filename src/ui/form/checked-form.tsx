import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { parseFieldErrors } from '#src/contract/failure.ts';
import type { FieldError } from '#src/contract/forms/form-kinds.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './form.module.css';
import { nestedErrors } from './nested-errors.ts';

interface Props {
  /** The validation shared with the backend. */
  check: (values: FieldValues) => { value: unknown } | { errors: FieldError[] };
  values: FieldValues;
  /** Returns the new field values if they differ from the input. The errors it throws are shown at their fields. */
  send: (values: FieldValues) => Promise<FieldValues | void>;
  button: string;
  /** Shown while the form is being sent. */
  progress: string;
  /** Shown next to the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form that is sent immediately. Keeps the input until the server has accepted it. */
export function CheckedForm({ check, values, send, button, progress, aside, children }: Props) {
  const form = useForm({ defaultValues: values, resolver: resolverOf(check) });
  const [failure, setFailure] = useState<Failure>();
  const [isSent, setIsSent] = useState(false);
  const { isSubmitting, isDirty } = form.formState;

  const submit = async (entered: FieldValues) => {
    setFailure(undefined);
    try {
      form.reset((await send(entered)) ?? entered);
      setIsSent(true);
    } catch (error) {
      setFailure(failureOf(error, form));
    }
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        // Input that has been accepted is not restored after a reload.
        data-draft={(isSent && !isDirty) || undefined}
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        {children}
        {failure && (
          <Notice kind={failure.kind} title={failure.title}>
            {failure.text && <p>{failure.text}</p>}
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isSubmitting}>
            {isSubmitting ? progress : button}
          </Button>
          {aside}
        </div>
      </form>
    </FormProvider>
  );
}

const resolverOf = (check: Props['check']) => (entered: FieldValues) => {
  const result = check(entered);
  return 'errors' in result
    ? { values: {}, errors: nestedErrors(result.errors) }
    : { values: entered, errors: {} };
};

interface Failure {
  kind: 'error' | 'offline';
  title: string;
  text?: string;
}

/** Errors of fields in this form are shown at the field, which gets the focus; others above the button. */
function failureOf(error: unknown, form: UseFormReturn): Failure | undefined {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'Unreachable')
    return {
      kind: 'offline',
      title: m.form.noConnection,
      text: m.form.inputStillHere,
    };
  const fields = parseFieldErrors('details' in error ? error.details : undefined).filter(({ path }) =>
    isInForm(form, path.join('.')),
  );
  fields.forEach(({ path, message }, index) =>
    form.setError(path.join('.'), { message }, { shouldFocus: index === 0 }),
  );
  return fields.length > 0 ? undefined : { kind: 'error', title: error.message };
}

const isInForm = (form: UseFormReturn, name: string) => form.getValues(name) !== undefined;
