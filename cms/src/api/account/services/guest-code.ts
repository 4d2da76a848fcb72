import { isSameSignature, sign } from '../../../platform/config/derived-secret';
import { invalid } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';

const validMilliseconds = 2 * 60 * 60 * 1000;
const shape = /^([\w-]{1,400})\.([a-z\d]{1,12})\.([\w-]{43})$/;

/** The code in an e-mail link. It proves access to the mailbox, so it is valid only for this e-mail. It is not stored. */
export function guestCode(email: string, now = Date.now()): string {
  const expires = (now + validMilliseconds).toString(36);
  return `${Buffer.from(email).toString('base64url')}.${expires}.${signatureOf(email, expires)}`;
}

/** The e-mail address that the code was sent to. @throws a ValidationError (400) */
export function emailOfCode(code: string, now = Date.now()): string {
  const [, encoded = '', expires = '', signature = ''] = shape.exec(code) ?? [];
  const email = Buffer.from(encoded, 'base64url').toString();
  const isSigned = isSameSignature(signature, signatureOf(email, expires));
  if (!isSigned || Number.parseInt(expires, 36) < now) throw invalid(texts().account.linkExpired);
  return email;
}

const signatureOf = (email: string, expires: string) => sign('guest-data', `${email} ${expires}`);
