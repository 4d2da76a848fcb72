import { Secret, TOTP } from 'otpauth';

// What every authenticator app supports: RFC 6238 with SHA-1, 6 digits and steps of 30 seconds. Some ignore other values.
const periodSeconds = 30;
const settings = { algorithm: 'SHA1', digits: 6, period: periodSeconds };
/** The clock of the phone may be wrong by this many steps. */
const acceptedSteps = 1;
/** Half an hour: beyond this, a wrong clock is not recognised. */
const recognisedSteps = 60;

/** 160 random bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What a QR code has to contain: https://github.com/google/google-authenticator/wiki/Key-Uri-Format. */
export function keyUrl({ secret, issuer, email }: { secret: string; issuer: string; email: string }): string {
  // A colon separates the issuer from the account.
  const label = { issuer: issuer.replaceAll(':', ' '), label: email };
  return new TOTP({ ...settings, ...label, secret }).toString();
}

/** The number of the time step that the code belongs to, if it is accepted now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const difference = differenceOf(secret, code, { now, steps: acceptedSteps });
  return difference === undefined ? undefined : Math.floor(now / 1000 / periodSeconds) + difference;
}

/**
 * By how many minutes the clock that made the code is ahead of ours, at least one; negative if it is behind. Only for somebody
 * who knows the secret: it would tell others which codes will be valid later.
 */
export function clockDifference(secret: string, code: string, now = Date.now()): number | undefined {
  const difference = differenceOf(secret, code, { now, steps: recognisedSteps });
  if (difference === undefined) return undefined;
  const minutes = Math.round((difference * periodSeconds) / 60);
  return minutes === 0 ? Math.sign(difference) : minutes;
}

/** otpauth compares in constant time. */
function differenceOf(secret: string, code: string, { now, steps }: { now: number; steps: number }) {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ ...settings, secret });
  return totp.validate({ token: code, timestamp: now, window: steps }) ?? undefined;
}
