import type { Session } from '#src/contract/session.ts';

type Verify = (jwt: string) => Promise<{ isValid: boolean }>;

/** Only a clear "not valid" ends a session. Visitors who are offline, or whose request fails, stay signed in. */
export async function isStillValid({ jwt }: Session, verify: Verify): Promise<boolean> {
  try {
    return (await verify(jwt)).isValid;
  } catch {
    return true;
  }
}
