import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AgainLine } from './mutations.ts';

/** Puts the lines of an earlier order into the cart, at the prices of today. */
export function useReorder() {
  const navigate = useNavigate();
  return useCallback(
    async (lines: AgainLine[]) => {
      const { addAgain } = await import('./mutations.ts');
      await addAgain(lines);
      await navigate('/cart');
    },
    [navigate],
  );
}
