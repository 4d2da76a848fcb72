import type { Credentials } from '#src/api/credentials.ts';
import type { SendOutcome } from '#src/api/send.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
import type { Outcome } from './entry.ts';
import { requestPass } from './human-check.ts';
import { kinds } from './kinds.ts';
import { outcomeOf, retryAfterOf, tryLater, unreachable } from './outcome.ts';
import type { SendRequest } from './send-request.ts';
import { upload } from './upload.ts';

export interface SendDependencies {
  sendRequest: SendRequest;
  readFile: (id: string) => Promise<ArrayBuffer | undefined>;
  credentialsOf: (subject: string | null) => Promise<Credentials>;
}

/** Uploads the entry's files, passes the human check, then sends the entry. */
export async function sendEntry(entry: Entry, dependencies: SendDependencies): Promise<Outcome> {
  const failure = await sendFiles(entry, dependencies);
  if (failure) return failure;
  const { buildRequest, needsHumanCheck, confirms } = kinds[entry.kind];
  const check = needsHumanCheck ? await requestPass(entry, dependencies.sendRequest) : { pass: '' };
  if ('outcome' in check) return prerequisiteOutcome(check.outcome);
  const { path, method, data } = buildRequest(entry);
  const sent = await dependencies.sendRequest(path, {
    method,
    headers: {
      'Idempotency-Key': entry.id,
      ...(check.pass === '' ? {} : { 'Captcha-Pass': check.pass }),
    },
    credentials: await dependencies.credentialsOf(entry.subject),
    ...(data === undefined ? {} : { body: { data } }),
  });
  const outcome = outcomeOf(sent, confirms);
  // Visitors cannot sign in again, so the entry is retried.
  if (outcome.type === 'parked' && entry.subject === null) return tryLater(outcome.failure.message);
  return outcome;
}

async function sendFiles(
  { attachments }: Entry,
  { sendRequest, readFile }: SendDependencies,
): Promise<Outcome | undefined> {
  for (const file of attachments) {
    const bytes = await readFile(file.id);
    if (!bytes) return missingFile(file.name);
    const failed = await upload(file, bytes, sendRequest);
    if (failed) return prerequisiteOutcome(failed, file.name);
  }
  return undefined;
}

/** The outcome when an upload or the human check fails: final only if the server rejected the file itself. */
function prerequisiteOutcome(failed: SendOutcome, file?: string): Outcome {
  if (failed.type === 'unreachable') return unreachable;
  const outcome = outcomeOf(failed);
  if (outcome.type === 'rejected' && file !== undefined)
    return {
      ...outcome,
      failure: {
        ...outcome.failure,
        message: m.outbox.fileProblem({ file, problem: outcome.failure.message }),
      },
    };
  if (outcome.type === 'try-later') return outcome;
  return tryLater(m.outbox.serverBusy, retryAfterOf(failed));
}

const missingFile = (name: string): Outcome => ({
  type: 'rejected',
  failure: {
    reason: 'refused',
    message: m.outbox.fileMissing({ name }),
    fields: [{ path: ['attachments'], message: m.outbox.attachAgain({ name }) }],
  },
});
