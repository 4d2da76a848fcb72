import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** For a navigation that only repeats in the url what is in the fields. */
export const fromFields = { preventScrollReset: true, state: 'from fields' };

/**
 * The url comes back to the fields that wrote it a moment later, when more has been typed. So it fills them only when
 * something else changed it (a link, Back, Forward), and only those nobody has typed in since that change began.
 * Returns what has to be called with every change of a field.
 */
export function useUrlChange(fill: (search: URLSearchParams) => void): () => void {
  const { key, search, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state === fromFields.state;
  const shownKey = useRef(key);
  const typedAt = useRef<unknown>(undefined);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (!isOwn && typedAt.current !== key) fill(new URLSearchParams(search));
  });
  return () => {
    typedAt.current = keyNow();
  };
}

/** What a field shows whose value is in the url: what was typed, until something else changes the url. */
export function useUrlField(value: string): [string, (typed: string) => void] {
  const [typed, setTyped] = useState<string>();
  const note = useUrlChange(() => setTyped(undefined));
  const change = (text: string) => {
    note();
    setTyped(text);
  };
  return [typed ?? value, change];
}

/** What the url says at this moment: the screen is drawn from it a little later. */
export const searchNow = () => new URLSearchParams(window.location.search);

/** Of the latest navigation, which may not be on the screen yet: React Router keeps it there. */
function keyNow(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
