import { useEffect, useState, type ComponentType } from 'react';
import { FormProvider, useForm, useFormContext, type FieldValues } from 'react-hook-form';
import type { FormKind } from '#src/contract/forms/check-form.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { removeDraft, writeDraft } from './draft.ts';
import { resolverOf } from './resolver.ts';
import { submit, type Submission, type Submitting } from './submit.ts';
import type { Opening } from './use-opening.ts';
import styles from './form.module.css';

interface Properties {
  kind: FormKind;
  opening: Opening;
  Fields: ComponentType;
  onSubmitted: (submission: Submission) => void;
}

/** A form that is being filled in. What is typed is kept with every letter. */
export function OpenForm({ kind, opening: { values, subject, entry }, Fields, onSubmitted }: Properties) {
  const form = useForm({ resolver: resolverOf(kind), defaultValues: values });
  const [failure, setFailure] = useState<Failure>();
  const { isSubmitting, isSubmitted, isValid } = form.formState;

  useEffect(() => {
    for (const { path, message } of entry?.lastError?.fields ?? [])
      form.setError(path.join('.'), { message });
    if (entry) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => writeDraft(kind, subject, typed),
    });
  }, [form, kind, subject, entry]);

  const send = async (payload: FieldValues) => {
    const end = await submit({ kind, payload, attachments: [], files: new Map(), instead: entry?.id });
    if (end.type === 'failed' || end.type === 'gone') {
      setFailure(end);
      if (end.type === 'failed')
        for (const { path, message } of end.fields) form.setError(path.join('.'), { message });
      return;
    }
    removeDraft(kind, subject);
    onSubmitted(end);
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        data-draft
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <Fields />
        <Trap />
        {failure && <FailureNotice failure={failure} />}
        {isSubmitted && !isValid && (
          <p role="alert" className={styles.error}>
            Some fields need another look. Each says what.
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" look="primary" disabled={isSubmitting}>
            {isSubmitting ? 'Sending …' : 'Send'}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

type Failure = Exclude<Submitting, Submission>;

/** People do not see it; machines fill in everything. */
function Trap() {
  const { register } = useFormContext();
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input {...register('website')} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function FailureNotice({ failure }: { failure: Failure }) {
  if (failure.type === 'gone')
    return (
      <Notice kind="error" title="It was sent before your change">
        <p>Look under “Waiting to send” for its reference. Your change was not sent.</p>
      </Notice>
    );
  return (
    <Notice kind="error" title="It was neither kept nor sent">
      <p>
        This device has no room left to keep it, and it could not be sent: {failure.message} What you typed is
        still here. Free some room, or send it again when there is a connection.
      </p>
    </Notice>
  );
}
