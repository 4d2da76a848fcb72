import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderablesQuery } from './orderables-query.ts';
import type { AgainLine } from './mutations.ts';

/** Puts the lines of an earlier order into the cart, at the prices of today. */
export function useReorder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(
    async (lines: AgainLine[]) => {
      const { addAgain } = await import('./mutations.ts');
      // Only for what the device shows meanwhile.
      const products = await client.fetchQuery({ ...orderablesQuery, retry: false }).catch(() => []);
      await addAgain(lines, products);
      await navigate('/cart');
    },
    [client, navigate],
  );
}
