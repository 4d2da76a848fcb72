import { use, useEffect } from 'react';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';

/** What a visitor configured and saved goes into the account of who signs in. */
export function useConfigurations() {
  const { session } = use(AuthContext);
  const person = session?.user.id;
  useEffect(() => {
    if (person === undefined) return;
    // Where its part cannot be had now, the next start does it.
    void moveConfigurationsToAccount().catch(() => undefined);
  }, [person]);
}

async function moveConfigurationsToAccount() {
  const mutations = await import('#src/features/part-wizard/mutations.ts');
  await mutations.takeAlong();
}
