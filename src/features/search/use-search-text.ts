import { useEffect, useState } from 'react';

/** Longer than the pause between two keystrokes. */
const typingPauseMs = 80;

/** The text in the field, a moment after it was typed, and whether to show the list. */
export function useSearchText(form: HTMLFormElement) {
  const [state, setState] = useState(() => ({ words: valueOf(form), isOpen: isFocused(form) }));

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const open = () => setState({ words: valueOf(form), isOpen: true });
    const openLater = () => {
      clearTimeout(timer);
      timer = setTimeout(open, typingPauseMs);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) setState(closed);
    };
    form.addEventListener('input', openLater, { signal });
    form.addEventListener('focusin', open, { signal });
    form.addEventListener('click', open, { signal });
    form.addEventListener('focusout', leave, { signal });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form]);

  return { ...state, close: () => setState(closed) };
}

const closed = ({ words }: { words: string }) => ({ words, isOpen: false });
const valueOf = (form: HTMLFormElement) => form.querySelector('input')?.value.trim() ?? '';
const isFocused = (form: HTMLFormElement) => form.contains(document.activeElement);
