import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { m } from '#src/messages/m.ts';
import styles from './find-bar.module.css';
import type { Matches, PdfView } from './pdf-view.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { Find } from './use-find.ts';

interface Props {
  view: PdfView | undefined;
  words: string;
  matches: Matches | undefined;
  find: Find;
}

/** Searches while typing, from the current page. Enter goes to the next match, Shift+Enter to the previous one. */
export function FindBar({ view, words, matches, find }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  useEffect(() => view?.find(words), [view, words]);
  useEffect(() => () => view?.endFind(), [view]);

  const findNext = (isBackwards: boolean) => view?.find(words, { isAgain: true, isBackwards });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    findNext(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') find.close();
    if (event.key !== 'Enter' || !event.shiftKey) return;
    event.preventDefault();
    findNext(true);
  };
  const hasNone = !matches || matches.total === 0;
  return (
    <search className={styles.bar}>
      <form className={styles.form} onSubmit={submit}>
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label={m.viewer.find}
          placeholder={m.viewer.find}
          autoComplete="off"
          enterKeyHint="search"
          value={words}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => find.setWords(currentTarget.value)}
        />
        <p className={styles.count} role="status">
          {words !== '' && matches && countOf(matches)}
        </p>
        <IconButton
          icon="chevron-up"
          label={m.viewer.previousMatch}
          disabled={hasNone}
          onClick={() => findNext(true)}
        />
        <IconButton icon="chevron-down" label={m.viewer.nextMatch} disabled={hasNone} type="submit" />
        <IconButton icon="x" label={m.viewer.closeSearch} onClick={find.close} />
      </form>
    </search>
  );
}

function countOf({ current, total, isDone }: Matches): string {
  if (total === 0) return isDone ? m.viewer.noMatches : m.viewer.searching;
  return current === 0 ? m.viewer.matches({ count: total }) : m.viewer.matchOf({ current, total });
}
