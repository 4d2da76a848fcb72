import { Secret, TOTP } from 'otpauth';

// All authenticator apps support RFC 6238 with SHA-1, 6 digits and steps of 30 seconds. Some ignore other values.
const periodSeconds = 30;
const settings = { algorithm: 'SHA1', digits: 6, period: periodSeconds };
/** The clock of the phone may be wrong by this many steps. */
const acceptedSteps = 1;
/** Half an hour. A larger difference between the clocks is not recognised. */
const recognisedSteps = 60;

/** 160 random bits, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The URL that the QR code contains: https://github.com/google/google-authenticator/wiki/Key-Uri-Format. */
export function keyUrl({ secret, issuer, email }: { secret: string; issuer: string; email: string }): string {
  // A colon separates the issuer from the account.
  const label = { issuer: issuer.replaceAll(':', ' '), label: email };
  return new TOTP({ ...settings, ...label, secret }).toString();
}

/** The number of the code's time step. Undefined if the code is not accepted now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const difference = differenceOf(secret, code, { now, steps: acceptedSteps });
  return difference === undefined ? undefined : Math.floor(now / 1000 / periodSeconds) + difference;
}

/**
 * The number of minutes, at least one, that the clock of the phone is ahead of ours; negative if it is behind. Show it only
 * to somebody who knows the secret, because it would tell others which codes will be valid later.
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
