import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'koa';
import * as v from 'valibot';
import type { CallInProcess, CallResponse } from '../../platform/http/call-in-process';
import { texts } from '../../platform/messages/texts';
import { type Submission, submissionToken } from '../../platform/signed-links/submission';
import type { FieldError, FormKind } from '../../platform/site-build/site-entry';

type Sent = { type: 'sent'; reference: string; statusPath: string | null };
export type NotSent = {
  type: 'not-sent';
  status: number;
  /** Empty if the problem does not concern a field. */
  errors: FieldError[];
  problem: string;
  /** Whether the same entries can be sent again under the same key. */
  isRetryable: boolean;
  retryAfterSeconds?: number;
};
type Sending = { kind: FormKind; values: object; submission: Submission };

const Pass = v.object({ data: v.object({ pass: v.string() }) });
const Receipt = v.object({
  data: v.object({ reference: v.string(), statusPath: v.nullish(v.string(), null) }),
});
const Failure = v.object({
  error: v.object({
    name: v.string(),
    message: v.string(),
    details: v.object({
      errors: v.optional(
        v.array(v.object({ path: v.array(v.union([v.string(), v.number()])), message: v.string() })),
        [],
      ),
    }),
  }),
});

const secondsToWait = 15;

/** Sends a form as the site's scripts do: first the human check, then the form with its idempotency key. */
export async function sendForm(
  call: CallInProcess,
  visitor: Context,
  sending: Sending,
): Promise<Sent | NotSent> {
  const { entry } = sending.submission;
  const verified = await call({
    method: 'POST',
    url: '/recaptcha/verify',
    body: { token: submissionToken(sending.submission), entry },
    visitor,
  });
  // A form that was sent before gets the response to its first request, which needs no pass.
  const pass = v.is(Pass, verified.body) ? verified.body.data.pass : '';
  const headers = { 'idempotency-key': entry, 'captcha-pass': pass };
  const response = await post(call, visitor, { ...sending, headers });
  if (response.status === 201) return { type: 'sent', ...v.parse(Receipt, response.body).data };
  return notSent(response.status === 403 ? verified : response);
}

async function post(
  call: CallInProcess,
  visitor: Context,
  { kind, values, headers }: Sending & { headers: Record<string, string> },
): Promise<CallResponse> {
  const isService = kind === 'calibration-and-repair';
  const url = isService ? '/api/calibration-and-repair-forms' : '/api/contact-forms';
  const body = { data: isService ? values : { ...values, kind } };
  for (let waited = 0; ; waited += 1) {
    const response = await call({ method: 'POST', url, headers, body, visitor });
    // After a second press of the button, browsers show only the response to the second request.
    if (response.status !== 409 || waited >= secondsToWait) return response;
    await delay(1000);
  }
}

function notSent({ status, body, headers }: CallResponse): NotSent {
  const { name, message, details } = v.parse(Failure, body).error;
  const seconds = Number(headers['retry-after']);
  return {
    type: 'not-sent',
    status: status === 400 ? 422 : status,
    errors: details.errors,
    problem: details.errors.length > 0 ? '' : (problemOf(name) ?? message),
    isRetryable: status !== 400 && status !== 422,
    ...(seconds > 0 ? { retryAfterSeconds: seconds } : {}),
  };
}

function problemOf(error: string): string | undefined {
  const { humanNotVerified, stillBeingSent, alreadySent } = texts().site;
  const problems: Record<string, string> = {
    HumanCheckError: humanNotVerified,
    InProgressError: stillBeingSent,
    IdempotencyKeyReusedError: alreadySent,
  };
  return problems[error];
}
