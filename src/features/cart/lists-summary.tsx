import { useEffect, useState } from 'react';
import type { ProjectList } from '#src/contract/project-list.ts';
import { formatMoment } from '#src/format/date.ts';
import { onListsChange, readLists } from './project-lists.ts';
import styles from './quick-order.module.css';

const most = 3;

/** The latest project lists of this device. */
export function ListsSummary() {
  const [lists, setLists] = useState<ProjectList[]>([]);
  useEffect(() => {
    setLists(readLists());
    return onListsChange(() => setLists(readLists()));
  }, []);
  if (lists.length === 0)
    return <p className={styles.hint}>No project lists on this device. Save one in the cart.</p>;
  return (
    <ul role="list">
      {lists.slice(0, most).map(({ name, lines, savedAt }) => (
        <li key={name}>
          {name}
          <p className={styles.hint}>
            {lines.length === 1 ? '1 item' : `${lines.length} items`}, {formatMoment(savedAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
