import { use, useEffect, useState, type ComponentType } from 'react';
import {
  FormProvider,
  useForm,
  useFormContext,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { checkForm } from '#src/contract/forms/check-form.ts';
import type { FieldError, FormKind } from '#src/contract/forms/form-kinds.ts';
import type { Attached, Entry } from '#src/contract/outbox.ts';
import { draftFilesKey } from '#src/outbox/draft-files.ts';
import { useDraftFiles } from '#src/outbox/use-draft-files.ts';
import { Button } from '#src/ui/button.tsx';
import { nestedErrors } from '#src/ui/form/nested-errors.ts';
import { Notice } from '#src/ui/notice.tsx';
import { CaptchaContext } from '#src/ui/captcha-context.ts';
import { AttachmentsField } from '#src/ui/form/attachments-field.tsx';
import { removeDraft, writeDraft } from './draft.ts';
import { submitForm, type Submission, type SubmissionFailure } from './mutations.ts';
import type { Opening } from './use-opening.ts';
import styles from '#src/ui/form/form.module.css';

interface Properties {
  kind: FormKind;
  opening: Opening;
  Fields: ComponentType;
  onSubmitted: (submission: Submission) => void;
}

type SubmissionOptions = Omit<Properties, 'Fields'> & { form: UseFormReturn };

/** A form that is being filled in. The draft is saved on every input. */
export function OpenForm({ kind, opening, Fields, onSubmitted }: Properties) {
  const form = useSavedForm(kind, opening);
  const { attached, setAttached, failure, send } = useSubmission({ kind, opening, form, onSubmitted });
  // Does not read `isValid`, because that would validate the whole form when it opens and on every input.
  const { isSubmitting, isSubmitted, errors } = form.formState;
  const rejection = opening.entry?.lastError?.reason === 'refused' ? opening.entry.lastError.message : '';

  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        noValidate
        data-draft
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {rejection !== '' && <p className={styles.error}>{rejection}</p>}
        <Fields />
        {kind !== 'part-wizard-email' && <AttachmentsField attached={attached} onChange={setAttached} />}
        <Honeypot />
        {failure && <FailureNotice failure={failure} />}
        {isSubmitted && Object.keys(errors).length > 0 && <CorrectionsNeeded />}
        <SendButton isSending={isSubmitting} />
      </form>
    </FormProvider>
  );
}

/** The attached files, sending, and why it failed. */
function useSubmission({ kind, opening, form, onSubmitted }: SubmissionOptions) {
  const { entry, subject } = opening;
  const { chosen: attached, change: setAttached } = useDraftFiles(
    entry ? undefined : draftFilesKey(subject, kind),
    attachedTo(entry),
  );
  const [failure, setFailure] = useState<SubmissionFailure>();
  const captcha = useCaptcha();
  const send = async (payload: FieldValues) => {
    const id = failure?.type === 'failed' ? failure.id : undefined;
    const result = await submitForm({ kind, payload, attached, corrected: entry, captcha, id });
    if (result.type === 'queued' || result.type === 'sent') {
      if (!entry) {
        removeDraft(kind, subject);
        setAttached([]);
      }
      return onSubmitted(result);
    }
    setFailure(result);
    if (result.type === 'failed') show(form, result.fields);
  };
  return { attached, setAttached, failure, send };
}

function SendButton({ isSending }: { isSending: boolean }) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" disabled={isSending}>
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

/** Loaded in advance, so that it is ready when the form is sent. */
function useCaptcha() {
  const captcha = use(CaptchaContext);
  useEffect(() => captcha?.prepare(), [captcha]);
  return captcha;
}

/** An entry that is being corrected is already in the outbox. Other input is saved as a draft. */
function useSavedForm(kind: FormKind, { values, subject, entry }: Opening) {
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

/** Adapter that runs the validation shared with the backend in react-hook-form. */
const resolverOf =
  (kind: FormKind): Resolver<FieldValues> =>
  (values) => {
    const check = checkForm(kind, values);
    return 'errors' in check ? { values: {}, errors: nestedErrors(check.errors) } : { values, errors: {} };
  };

/** Field errors from the backend. */
function show(form: UseFormReturn, fields: FieldError[]) {
  for (const { path, message } of fields) form.setError(path.join('.'), { message });
}

/** The contents of the files are in the outbox. */
const attachedTo = (entry: Entry | undefined): Attached[] =>
  (entry?.attachments ?? []).map((attachment) => ({ attachment, bytes: undefined }));

/** A honeypot: people do not see this field, but bots fill it in. */
function Honeypot() {
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

function FailureNotice({ failure }: { failure: SubmissionFailure }) {
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
