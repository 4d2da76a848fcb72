import { use, useEffect } from 'react';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';

/** Moves a visitor's saved configurations to the account on sign-in. */
export function useConfigurations() {
  const { session } = use(AuthContext);
  const person = session?.user.id;
  useEffect(() => {
    if (person === undefined) return;
    // If the chunk cannot be loaded now, the next start tries again.
    void moveConfigurationsToAccount().catch(() => undefined);
  }, [person]);
}

async function moveConfigurationsToAccount() {
  const mutations = await import('#src/features/part-wizard/mutations.ts');
  await mutations.takeAlong();
}
