import { useEffect, useState } from 'react';
import { formatMoment } from '#src/format/date.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { onListsChange, readLists } from './project-lists.ts';
import styles from './quick-order.module.css';

const most = 3;

/** The latest project lists of this device. */
export function ListsSummary() {
  const [lists, setLists] = useState(readLists);
  useEffect(() => onListsChange(() => setLists(readLists())), []);
  if (lists.length === 0)
    return <p className={styles.hint}>No project lists on this device. Save one in the cart.</p>;
  return (
    <ul role="list">
      {lists.slice(0, most).map(({ name, lines, savedAt }) => (
        <li key={name}>
          <SiteLink href={`/quick-order?list=${encodeURIComponent(name)}`}>{name}</SiteLink>
          <p className={styles.hint}>
            {lines.length === 1 ? '1 item' : `${lines.length} items`}, {formatMoment(savedAt)}
          </p>
        </li>
      ))}
      {lists.length > most && (
        <li>
          <SiteLink href="/quick-order#project-lists">All {lists.length} lists</SiteLink>
        </li>
      )}
    </ul>
  );
}
