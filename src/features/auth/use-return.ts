import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from './return-path.ts';

/** Leads back to where somebody came from, when they are signed in. */
export function useReturn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return () => void navigate(returnPath(search), { replace: true });
}
