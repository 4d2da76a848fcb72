import type { Entry } from '#src/contract/outbox.ts';
import type { Outcome } from './entry.ts';
import { requestPass } from './human-check.ts';
import { kinds } from './kinds.ts';
import { tryLater, outcomeOf, unreachable } from './outcome.ts';
import { upload } from './upload.ts';
import type { SendRequest, Reply } from './send-request.ts';

export interface SendDependencies {
  sendRequest: SendRequest;
  readFile: (id: string) => Promise<ArrayBuffer | undefined>;
  /** The bearer token of the entry's owner; undefined for a visitor. */
  tokenOf: (subject: string | null) => Promise<string | undefined>;
  /** Identifies a visitor's cart. */
  cartHeaders: () => Promise<Record<string, string>>;
}

/** Uploads the entry's files, passes the human check, then sends the entry. */
export async function send(entry: Entry, dependencies: SendDependencies): Promise<Outcome> {
  const failure = await sendFiles(entry, dependencies);
  if (failure) return failure;
  const { buildRequest: parcelOf, needsHumanCheck, confirms } = kinds[entry.kind];
  const check = needsHumanCheck ? await requestPass(entry, dependencies.sendRequest) : { pass: '' };
  if ('reply' in check) return prerequisiteOutcome(check.reply);
  const token = await dependencies.tokenOf(entry.subject);
  const { path, method, data } = parcelOf(entry);
  const reply = await dependencies.sendRequest(path, {
    method,
    headers: {
      'Idempotency-Key': entry.id,
      ...(check.pass === '' ? {} : { 'Captcha-Pass': check.pass }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(confirms === 'cart' && entry.subject === null ? await dependencies.cartHeaders() : {}),
    },
    ...(data === undefined ? {} : { body: { data } }),
  });
  const outcome = outcomeOf(reply, confirms);
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
    const reply = await upload(file, bytes, sendRequest);
    if (reply !== undefined) return prerequisiteOutcome(reply, file.name);
  }
  return undefined;
}

/** The outcome when an upload or the human check fails: final only if the server rejected the file itself. */
function prerequisiteOutcome(reply: Reply, file?: string): Outcome {
  if (reply === 'unreachable') return unreachable;
  const outcome = outcomeOf(reply);
  if (outcome.type === 'rejected' && file !== undefined)
    return { ...outcome, failure: { ...outcome.failure, message: `${file}: ${outcome.failure.message}` } };
  if (outcome.type === 'try-later') return outcome;
  return tryLater('The server is busy.', reply.retryAfterMs);
}

const missingFile = (name: string): Outcome => ({
  type: 'rejected',
  failure: {
    reason: 'refused',
    message: `The file ${name} is no longer on this device. Edit this item and attach the file again.`,
    fields: [{ path: ['attachments'], message: `Attach ${name} again.` }],
  },
});
