import { useNavigate, useSearchParams } from 'react-router-dom';
import { returnPath } from './return-path.ts';

/** Returns to the previous page after signing in. */
export function useReturn() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return () => void navigate(returnPath(search), { replace: true });
}
