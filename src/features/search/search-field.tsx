import { useCallback, useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { searchAddress } from './search-address.ts';
import styles from './search-field.module.css';

/** Between two letters of somebody who types on. */
const typingPauseMs = 120;

/** A plain GET form: works without JavaScript; with it, results come as somebody types, and the address follows. */
export function SearchField({ words }: { words: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useCallback(
    (typed: string) => {
      clearTimeout(timer.current);
      const show = () =>
        void navigate(searchAddress({ words: typed.trim() }), { replace: true, preventScrollReset: true });
      timer.current = setTimeout(show, typingPauseMs);
    },
    [navigate],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useWords(field, { words, follow });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(timer.current);
    void import('./submit-search.ts')
      .then(({ submitSearch }) => submitSearch(client, field.current?.value ?? ''))
      .then((path) => navigate(path));
  };
  return (
    <search>
      <form action="/search" className={styles.form} onSubmit={send}>
        <Icon name="search" />
        <input
          id="search-words"
          ref={field}
          type="search"
          aria-label="What are you looking for?"
          name="q"
          defaultValue={words}
          placeholder="Part number, words or a range"
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={({ target }) => follow(target.value)}
        />
        {/* Without JavaScript a part number leads to its product, as Enter does here. */}
        <input type="hidden" name="enter" value="1" />
        <Button type="submit" look="primary">
          Search
        </Button>
      </form>
    </search>
  );
}

interface Following {
  words: string;
  follow: (typed: string) => void;
}

/** The field follows the address when that changes from elsewhere (a suggestion, back), never while somebody types. */
function useWords(field: RefObject<HTMLInputElement | null>, { words, follow }: Following) {
  const navigation = useNavigationType();
  const isThere = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const isFirst = !isThere.current;
    isThere.current = true;
    // Who opens the page without words wants to type, and may have begun before the script was there.
    if (isFirst && input.value === '') setTimeout(() => input.focus());
    if (input.value.trim() === words) return;
    if (isFirst) follow(input.value);
    else if (navigation === 'POP' || document.activeElement !== input) input.value = words;
  }, [field, words, follow, navigation]);
}
