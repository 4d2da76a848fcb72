import { useState, type FormEvent } from 'react';
import { m } from '#src/messages/m.ts';
import styles from './page-field.module.css';

interface Props {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** "3 of 12", where the 3 can be edited. */
export function PageField({ page, pageCount, onPage }: Props) {
  const [draft, setDraft] = useState<string>();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const entered = Number(draft);
    setDraft(undefined);
    if (Number.isInteger(entered) && entered > 0) onPage(Math.min(entered, pageCount));
  };
  return (
    <form className={styles.form} onSubmit={go}>
      <input
        className={styles.page}
        aria-label={m.viewer.pageNumber({ count: pageCount })}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? page}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
        onBlur={go}
      />
      <span aria-hidden="true">{m.viewer.ofPages({ count: pageCount })}</span>
    </form>
  );
}
