import { useEffect, useState } from 'react';

/** Between two letters of somebody who types on. */
const typingPauseMs = 80;

/** What stands in the field, a moment after it was typed, and whether the list below it is wanted. */
export function useTyped(form: HTMLFormElement) {
  const [typed, setTyped] = useState(() => ({ words: valueOf(form), isOpen: isFocused(form) }));

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => setTyped({ words: valueOf(form), isOpen: true });
    const openSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(open, typingPauseMs);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setTyped(closed);
    };
    form.addEventListener('input', openSoon, { signal });
    form.addEventListener('focusin', open, { signal });
    form.addEventListener('click', open, { signal });
    form.addEventListener('focusout', leave, { signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [form]);

  return { ...typed, close: () => setTyped(closed) };
}

const closed = ({ words }: { words: string }) => ({ words, isOpen: false });
const valueOf = (form: HTMLFormElement) => form.querySelector('input')?.value.trim() ?? '';
const isFocused = (form: HTMLFormElement) => form.contains(document.activeElement);
