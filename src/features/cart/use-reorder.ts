import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ReorderLine } from './mutations.ts';

/** Adds the lines of an earlier order to the cart at current prices. */
export function useReorder() {
  const navigate = useNavigate();
  return useCallback(
    async (lines: ReorderLine[]) => {
      const { addOrderLines: addAgain } = await import('./mutations.ts');
      await addAgain(lines);
      await navigate('/cart');
    },
    [navigate],
  );
}
