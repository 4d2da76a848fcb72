import type { Credentials } from '#src/api/credentials.ts';
import type { MirroredSession } from '#src/contract/outbox.ts';
import { readCartToken } from './cart-token.ts';
import { readSession } from './session.ts';

/** The credentials of the current user of this device. */
export async function readCredentials(): Promise<Credentials> {
  const session = await readSession();
  return session ? { jwt: session.jwt } : { cartToken: await readCartToken() };
}

/**
 * The credentials for an entry of `subject`. A visitor's entry is sent without an account, even if somebody has signed
 * in since, and no entry is sent with another person's token.
 */
export async function credentialsOf(
  subject: string | null,
  session: MirroredSession | undefined,
): Promise<Credentials> {
  if (subject === null) return { cartToken: await readCartToken() };
  return subject === session?.subject ? { jwt: session.jwt } : {};
}
