import { use, useEffect, useState, type ComponentType } from 'react';
import { FormProvider, useForm, useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { FieldError, FormKind } from '#src/contract/forms/check-form.ts';
import type { Attached, Entry } from '#src/contract/outbox.ts';
import { draftFilesKey } from '#src/outbox/draft-files.ts';
import { useDraftFiles } from '#src/outbox/use-draft-files.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CaptchaContext } from '#src/ui/captcha-context.ts';
import { AttachmentsField } from '#src/ui/form/attachments-field.tsx';
import { removeDraft, writeDraft } from './draft.ts';
import { resolverOf } from './resolver.ts';
import { submit, type Submission, type Submitting } from './submit.ts';
import type { Opening } from './use-opening.ts';
import styles from '#src/ui/form/form.module.css';

interface Properties {
  kind: FormKind;
  opening: Opening;
  Fields: ComponentType;
  onSubmitted: (submission: Submission) => void;
}

/** A form that is being filled in. What is typed is kept with every letter. */
export function OpenForm({ kind, opening, Fields, onSubmitted }: Properties) {
  const { entry, subject } = opening;
  const form = useKeptForm(kind, opening);
  const { chosen: attached, change: setAttached } = useDraftFiles(
    entry ? undefined : draftFilesKey(subject, kind),
    attachedTo(entry),
  );
  const [failure, setFailure] = useState<Failure>();
  const captcha = useCaptcha();
  // Whether it is valid is not asked: that would check all of it as it opens, and with every letter.
  const { isSubmitting, isSubmitted, errors } = form.formState;

  const send = async (payload: FieldValues) => {
    const end = await submit({
      kind,
      payload,
      attached,
      instead: entry,
      captcha,
      id: failure?.type === 'failed' ? failure.id : undefined,
    });
    if (end.type === 'queued' || end.type === 'sent') {
      if (!entry) {
        removeDraft(kind, subject);
        setAttached([]);
      }
      return onSubmitted(end);
    }
    setFailure(end);
    if (end.type === 'failed') show(form, end.fields);
  };

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        data-draft
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {entry?.lastError?.reason === 'refused' && <p className={styles.error}>{entry.lastError.message}</p>}
        <Fields />
        {kind !== 'part-wizard-email' && <AttachmentsField attached={attached} onChange={setAttached} />}
        <Trap />
        {failure && <FailureNotice failure={failure} />}
        {isSubmitted && Object.keys(errors).length > 0 && <CorrectionsNeeded />}
        <SendButton isSending={isSubmitting} />
      </form>
    </FormProvider>
  );
}

function SendButton({ isSending }: { isSending: boolean }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" look="primary" disabled={isSending}>
        {isSending ? 'Sending…' : 'Send'}
      </Button>
    </div>
  );
}

function CorrectionsNeeded() {
  return (
    <p role="alert" className={styles.error}>
      Please correct the highlighted fields.
    </p>
  );
}

/** Ready by the time the form is filled in. */
function useCaptcha() {
  const captcha = use(CaptchaContext);
  useEffect(() => captcha?.prepare(), [captcha]);
  return captcha;
}

/** An entry that is being corrected is safe in the outbox; anything else is saved as a draft. */
function useKeptForm(kind: FormKind, { values, subject, entry }: Opening) {
  const form = useForm({ resolver: resolverOf(kind), defaultValues: values });
  useEffect(() => {
    if (entry) return show(form, entry.lastError?.fields ?? []);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => writeDraft(kind, subject, typed),
    });
  }, [form, kind, subject, entry]);
  return form;
}

/** What the backend says of single fields. */
function show(form: UseFormReturn, fields: FieldError[]) {
  for (const { path, message } of fields) form.setError(path.join('.'), { message });
}

/** Their bytes are in the outbox. */
const attachedTo = (entry: Entry | undefined): Attached[] =>
  (entry?.attachments ?? []).map((attachment) => ({ attachment, bytes: undefined }));

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
      <Notice kind="error" title="This was already sent">
        <p>Your change was not sent. You can find the reference in the Outbox.</p>
      </Notice>
    );
  if (failure.type === 'changed')
    return (
      <Notice kind="error" title="This was changed in another tab">
        <p>
          It has been changed or deleted since you opened it here, so your change was not saved. Copy any text
          you need, then open it again from the Outbox.
        </p>
      </Notice>
    );
  return (
    <Notice kind="error" title="Your request could not be saved or sent">
      <p>
        {failure.isStorageUnavailable
          ? 'This browser cannot store data for this site. Private browsing may be on, site data may be blocked, or another tab may have a newer version of the site open. '
          : 'There is not enough storage on this device. '}
        It could not be sent either: {failure.message} Your entries are still on this page.{' '}
        {failure.isStorageUnavailable
          ? 'Send it again when you are online.'
          : 'Free up some space, or send it again when you are online.'}
      </p>
    </Notice>
  );
}
