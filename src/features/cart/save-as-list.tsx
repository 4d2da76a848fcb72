import { useState, type SyntheticEvent } from 'react';
import type { CartLine } from '#src/contract/cart.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './cart-view.module.css';
import { saveList } from './project-lists.ts';

export function SaveAsList({ lines }: { lines: CartLine[] }) {
  const [saved, setSaved] = useState('');
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('list-name')).trim();
    if (name === '') return;
    const isSaved = saveList(name, lines);
    setSaved(isSaved ? name : '');
    if (isSaved) form.reset();
  };
  return (
    <details>
      <summary>{m.projectLists.saveAsList}</summary>
      <form className={styles.small} onSubmit={save}>
        <label htmlFor="list-name">{m.projectLists.listName}</label>
        <input id="list-name" name="list-name" type="text" maxLength={80} required autoComplete="off" />
        <Button type="submit">{m.projectLists.saveOnDevice}</Button>
        <p role="status">
          {saved !== '' &&
            m.projectLists.isSaved({
              name: saved,
              link: (text) => <SiteLink href="/quick-order">{text}</SiteLink>,
            })}
        </p>
      </form>
    </details>
  );
}
