import type { Context } from 'koa';
import type { CallInProcess } from '../../platform/http/call-in-process';
import { texts } from '../../platform/messages/texts';
import { isStatusPath } from '../../platform/signed-links/status-link';
import {
  isExpired,
  openSubmission,
  readSubmission,
  type Submission,
  submissionToken,
} from '../../platform/signed-links/submission';
import type { BasicFormName, FieldError, FormKind } from '../../platform/site-build/site-entry';
import { basicBuild, type Outcome, type Rendered } from './basic-build';
import { knownFields } from './known-fields';
import { postedFields } from './posted-fields';
import { sendForm } from './send-form';

type Form = { name: BasicFormName; kind: FormKind };
type Shown = {
  values: Record<string, unknown>;
  submission: Submission;
  status?: number;
  errors?: FieldError[];
  problem?: string;
};

/** The request forms, from the first input to the reference number. */
export function createBasicForms(call: CallInProcess) {
  return {
    async open(ctx: Context, form: Form): Promise<Outcome> {
      const { basicForms } = await basicBuild();
      const values = basicForms.valuesOf(form.kind, await knownFields(call, ctx));
      return formPage(form, { values, submission: openSubmission() });
    },

    async send(ctx: Context, form: Form): Promise<Outcome> {
      const { basicForms, checkForm } = await basicBuild();
      const posted = postedFields(ctx);
      const { values, isSent } = basicForms.read(form.kind, posted);
      const submission = readSubmission(posted.submission);
      if (!submission || isExpired(submission))
        return formPage(form, {
          values,
          submission: openSubmission(),
          status: 422,
          problem: problemOf(posted),
        });
      if (!isSent) return formPage(form, { values, submission });
      const check = checkForm(form.kind, values);
      // A new key, because the first one belongs to the values that were sent with it.
      const renewed = { ...submission, entry: openSubmission().entry };
      if ('errors' in check)
        return formPage(form, { values, submission: renewed, status: 422, errors: check.errors });
      const payload = { ...values, website: posted.website ?? '' };
      const result = await sendForm(call, ctx, { kind: form.kind, values: payload, submission });
      if (result.type === 'sent') return { location: receiptUrl(form, result) };
      const { isRetryable, retryAfterSeconds, ...failure } = result;
      const page = formPage(form, { ...failure, values, submission: isRetryable ? submission : renewed });
      return retryAfterSeconds === undefined ? page : { ...page, retryAfterSeconds };
    },

    receipt(ctx: Context, { name }: Form): Outcome {
      const { reference, status } = ctx.query;
      if (typeof reference !== 'string' || !referenceShape.test(reference))
        return { location: `/basic/${name}` };
      const statusPath = typeof status === 'string' && isStatusPath(status) ? status : null;
      return { status: 200, page: { type: 'receipt', name, reference, statusPath } };
    },
  };
}

/** Without a submission, the form was posted from the page for visitors with JavaScript, whose script could not be loaded. */
function problemOf({ submission }: Record<string, string>): string {
  const { checkEntries, openForTooLong } = texts().site;
  return submission === undefined ? checkEntries : openForTooLong;
}

const referenceShape = /^[A-Z]-\d{4}-\d{6,9}$/;

function formPage(
  { name }: Form,
  { values, submission, status = 200, errors = [], problem = '' }: Shown,
): Rendered {
  const page = {
    type: 'form',
    name,
    values,
    errors,
    problem,
    submission: submissionToken(submission),
  } as const;
  return { status, page };
}

function receiptUrl({ name }: Form, sent: { reference: string; statusPath: string | null }): string {
  const { reference, statusPath } = sent;
  const query = new URLSearchParams({ reference, ...(statusPath === null ? {} : { status: statusPath }) });
  return `/basic/${name}/received?${query.toString()}`;
}
