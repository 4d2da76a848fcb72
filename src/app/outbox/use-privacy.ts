import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { AuthContext } from '#src/features/auth/auth-provider.tsx';

/** Clears personal queries (keys starting with 'mine') when another person signs in. */
export function usePrivacy() {
  const { session } = use(AuthContext);
  const client = useQueryClient();
  const person = session === undefined ? undefined : (session?.user.id ?? null);
  const before = useRef(person);
  useEffect(() => {
    if (before.current !== undefined && before.current !== person)
      void client.resetQueries({ queryKey: ['mine'] });
    before.current = person;
  }, [client, person]);
}
