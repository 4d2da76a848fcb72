import { useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { parseFieldErrors } from '#src/contract/failure.ts';
import type { FieldError } from '#src/contract/forms/check-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import styles from './form.module.css';
import { nestedErrors } from './nested-errors.ts';

interface Properties {
  /** The rules, as the backend has them too. */
  check: (values: FieldValues) => { value: unknown } | { errors: FieldError[] };
  values: FieldValues;
  /** Answers what stands in it afterwards, where that is not what was typed. Its errors are shown where they belong. */
  send: (values: FieldValues) => Promise<FieldValues | void>;
  button: string;
  /** While it is sent. */
  progress: string;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form that is sent at once. What stands in it stays until it has arrived. */
export function CheckedForm({ check, values, send, button, progress, aside, children }: Properties) {
  const form = useForm({
    defaultValues: values,
    resolver: (typed) => {
      const outcome = check(typed);
      return 'errors' in outcome
        ? { values: {}, errors: nestedErrors(outcome.errors) }
        : { values: typed, errors: {} };
    },
  });
  const [failure, setFailure] = useState<Failure>();
  const [isSent, setIsSent] = useState(false);
  const { isSubmitting, isDirty } = form.formState;

  const submit = async (typed: FieldValues) => {
    setFailure(undefined);
    try {
      form.reset((await send(typed)) ?? typed);
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
        // What has arrived is not brought back after a reload.
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
          <Button type="submit" look="primary" disabled={isSubmitting}>
            {isSubmitting ? progress : button}
          </Button>
          {aside}
        </div>
      </form>
    </FormProvider>
  );
}

interface Failure {
  kind: 'error' | 'offline';
  title: string;
  text?: string;
}

/** What it says of fields this form has stands there, with the focus; everything else above the button. */
function failureOf(error: unknown, form: UseFormReturn): Failure | undefined {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'Unreachable')
    return {
      kind: 'offline',
      title: 'No connection to the server',
      text: 'Your entries are still here. Try again when you are online.',
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
