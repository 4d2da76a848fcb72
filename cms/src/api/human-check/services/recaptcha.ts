import * as v from 'valibot';
import { HttpError } from '../../../platform/http/http-error';
import { environment } from '../../../platform/config/environment';
import { sha256 } from '../../../platform/sha256';
import { texts } from '../../../platform/messages/texts';

const timeoutMs = 5000;
const minimumScore = 0.5;

const Verification = v.object({ success: v.boolean(), score: v.optional(v.number(), 0) });

/** Returns a proof that can be used once, if Google considers the sender of `token` to be human. */
export async function verifyRecaptcha(token: string): Promise<string | undefined> {
  const { RECAPTCHA_SECRET_KEY, RECAPTCHA_VERIFY_URL } = environment();
  if (!RECAPTCHA_SECRET_KEY) return undefined;
  const response = await fetch(RECAPTCHA_VERIFY_URL, {
    method: 'POST',
    redirect: 'error',
    body: new URLSearchParams({ secret: RECAPTCHA_SECRET_KEY, response: token }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(unreachable);
  const { success, score } = v.parse(Verification, await response.json().catch(unreachable));
  return success && score >= minimumScore ? `recaptcha ${sha256(token)}` : undefined;
}

function unreachable(): never {
  const kind = { status: 503, name: 'ServiceUnavailableError', retryAfterSeconds: 10 };
  throw new HttpError(texts().humanCheck.recaptchaUnreachable, kind);
}
