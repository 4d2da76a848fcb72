import { useEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { fromFields, useUrlChange } from '#src/ui/url-fields.ts';
import { Icon } from '#src/ui/icon.tsx';
import { searchUrl } from './search-url.ts';
import styles from './search-field.module.css';

/** Longer than the pause between two keystrokes. */
const typingPauseMs = 120;

/** A plain GET form that works without JavaScript. With JavaScript, results and URL are updated while typing. */
export function SearchField({ words }: { words: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const { follow, stop } = useFollowing(field, words);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    stop();
    const typed = field.current?.value ?? '';
    void import('./submit-search.ts')
      .then(({ submitSearch }) => submitSearch(client, typed))
      // The results are shown if this code could not be loaded.
      .catch(() => searchUrl({ words: typed.trim() }))
      .then((path) => navigate(path, { state: fromFields.state }));
  };
  return (
    <search>
      <form action={publicPath('/search')} className={styles.form} onSubmit={send}>
        <Icon name="search" />
        <input
          id="search-words"
          ref={field}
          type="search"
          aria-label={m.search.whatFor}
          name="q"
          defaultValue={words}
          placeholder={m.search.searchHint}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={({ target }) => follow(target.value)}
        />
        {/* Without JavaScript, a part number leads to its product, as Enter does here. */}
        <input type="hidden" name="enter" value="1" />
        <Button type="submit" variant="primary">
          {m.search.search}
        </Button>
      </form>
    </search>
  );
}

/** The URL follows the field. If something else changes the URL (a suggestion, Back), the field follows the URL. */
function useFollowing(field: RefObject<HTMLInputElement | null>, words: string) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const note = useUrlChange((search) => {
    stop();
    if (field.current) field.current.value = search.get('q') ?? '';
  });
  const follow = (typed: string) => {
    note();
    stop();
    const show = () => void navigate(searchUrl({ words: typed.trim() }), { ...fromFields, replace: true });
    timer.current = setTimeout(show, typingPauseMs);
  };
  useEffect(() => {
    const input = field.current;
    // A visitor who opens the page without a query wants to type, and may have started before the script had loaded.
    if (input?.value === '') setTimeout(() => input.focus());
    if (input && input.value.trim() !== words) follow(input.value);
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only as the page opens.
  }, []);
  return { follow, stop };
}
