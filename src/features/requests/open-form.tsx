import { use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { FormProvider, useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import type { Attached, Entry } from '#src/contract/outbox.ts';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { draftFilesKey } from '#src/outbox/owner.ts';
import { useDraftFiles } from '#src/outbox/use-draft-files.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { CaptchaContext } from '#src/ui/captcha-context.ts';
import { ServedValuesContext } from '#src/ui/form/basic-form-context.ts';
import { AttachmentsField } from '#src/ui/form/attachments-field.tsx';
import { removeDraft } from './draft.ts';
import { loadMutations, useLaterCode } from './later-code.ts';
import type { Submission, SubmissionFailure } from './mutations.ts';
import { textAt } from './text-at.ts';
import type { Opening } from './opening.ts';
import { show, useSavedForm } from './use-saved-form.ts';
import styles from '#src/ui/form/form.module.css';

interface Props {
  kind: FormKind;
  opening: Opening;
  /** The values of the form before anything is typed. */
  initial: Record<string, unknown>;
  Fields: ComponentType;
  onSubmitted: (submission: Submission) => void;
}

type SubmissionOptions = Omit<Props, 'Fields' | 'initial'> & { form: UseFormReturn };

/** A form that is being filled in. The draft is saved on every input. */
export function OpenForm({ kind, opening, initial, Fields, onSubmitted }: Props) {
  const form = useSavedForm(kind, { opening, initial });
  const { attached, setAttached, failure, send } = useSubmission({ kind, opening, form, onSubmitted });
  // Does not read `isValid`, because that would validate the whole form when it opens and on every input.
  const { isSubmitting, isSubmitted, errors } = form.formState;
  const rejection = opening.entry?.lastError?.reason === 'refused' ? opening.entry.lastError.message : '';

  const element = useEarlySubmission(opening);
  useLaterCode(element);
  const { pathname } = useLocation();

  return (
    <FormProvider {...form}>
      {/* If the script of the page cannot be loaded, the browser posts the form, and the server asks to check it. */}
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={`${languagePrefix}/basic${pathname}`}
        noValidate
        data-draft
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        {rejection !== '' && <p className={styles.error}>{rejection}</p>}
        <ServedValues values={opening.values}>
          <Fields />
        </ServedValues>
        {kind !== 'part-wizard-email' && <AttachmentsField attached={attached} onChange={setAttached} />}
        <Honeypot />
        {failure && <FailureNotice failure={failure} />}
        {isSubmitted && Object.keys(errors).length > 0 && <CorrectionsNeeded />}
        <SendButton isSending={isSubmitting} />
      </form>
    </FormProvider>
  );
}

/** Elsewhere, react-hook-form fills in the fields. */
const ServedValues = ({ values, children }: { values: Opening['values']; children: ReactNode }) => (
  <ServedValuesContext value={import.meta.env.SSR ? (name) => textAt(values, name) : null}>
    {children}
  </ServedValuesContext>
);

/** Sends the form if it was submitted before the script could do so (app/first-input.ts). */
function useEarlySubmission({ subject }: Opening) {
  const form = useRef<HTMLFormElement>(null);
  const isReady = subject !== undefined;
  useEffect(() => {
    if (!isReady || form.current?.dataset.submitted === undefined) return;
    delete form.current.dataset.submitted;
    form.current.requestSubmit();
  }, [isReady]);
  return form;
}

type Failure = SubmissionFailure | { type: 'not-loaded' };

/** The attached files, sending, and why it failed. */
function useSubmission({ kind, opening, form, onSubmitted }: SubmissionOptions) {
  const { entry, subject } = opening;
  const { chosen: attached, change: setAttached } = useDraftFiles(
    entry || subject === undefined ? undefined : draftFilesKey(subject, kind),
    attachedTo(entry),
  );
  const [failure, setFailure] = useState<Failure>();
  const captcha = useCaptcha();
  const send = async (payload: FieldValues) => {
    const id = failure?.type === 'failed' ? failure.id : undefined;
    const mutations = await loadMutations().catch(() => undefined);
    if (!mutations) return setFailure({ type: 'not-loaded' });
    const result = await mutations.submitForm({ kind, payload, attached, corrected: entry, captcha, id });
    if (result.type === 'queued' || result.type === 'sent') {
      if (!entry) {
        removeDraft(kind, subject ?? null);
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
        {isSending ? m.requests.sending : m.requests.send}
      </Button>
    </div>
  );
}

function CorrectionsNeeded() {
  return (
    <p role="alert" className={styles.error}>
      {m.requests.correctFields}
    </p>
  );
}

/** Loaded in advance, so that it is ready when the form is sent. */
function useCaptcha() {
  const captcha = use(CaptchaContext);
  useEffect(() => captcha?.prepare(), [captcha]);
  return captcha;
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
        {m.requests.leaveEmpty}
        <input {...register('website')} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function FailureNotice({ failure }: { failure: Failure }) {
  if (failure.type === 'not-loaded')
    return (
      <Notice kind="error" title={m.requests.formNotLoaded}>
        <p>{m.requests.pagePartMissing}</p>
      </Notice>
    );
  if (failure.type === 'gone')
    return (
      <Notice kind="error" title={m.requests.alreadySent}>
        <p>{m.requests.changeNotSent}</p>
      </Notice>
    );
  if (failure.type === 'changed')
    return (
      <Notice kind="error" title={m.requests.changedElsewhere}>
        <p>{m.requests.changeNotSaved}</p>
      </Notice>
    );
  return (
    <Notice kind="error" title={m.requests.notSavedOrSent}>
      <p>
        {failure.isStorageUnavailable
          ? m.requests.storageUnavailable({ reason: failure.message })
          : m.requests.storageFull({ reason: failure.message })}
      </p>
    </Notice>
  );
}
