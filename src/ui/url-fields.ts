import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** State of a navigation that only copies the fields to the URL. */
export const fromFields = { preventScrollReset: true, state: 'from fields' };

/**
 * A URL written by the fields is rendered a moment later, when the visitor may have typed more. So a URL fills the fields
 * only if something else changed it (a link, Back, Forward), and only if there was no input since that change started. Returns a
 * function to call on every input.
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

/** The text of a field whose value is in the URL: the input, until something else changes the URL. */
export function useUrlField(value: string): [string, (text: string) => void] {
  const [text, setText] = useState<string>();
  const noteInput = useUrlChange(() => setText(undefined));
  const change = (entered: string) => {
    noteInput();
    setText(entered);
  };
  return [text ?? value, change];
}

/** The current URL parameters, which may not be rendered yet. */
export const searchNow = () => new URLSearchParams(window.location.search);

/** Set by React Router for the latest navigation, which may not be rendered yet. */
function keyNow(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
}
